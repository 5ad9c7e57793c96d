using LsqFit
open("fit.log", "w") do io
    println(io, "fluorescence lifetime stiffest glass: ", fit_all("data/decays.h5"))
end
