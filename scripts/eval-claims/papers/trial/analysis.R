library(survival)
fit <- coxph(Surv(time, fall) ~ group + frailty, data = read.csv("data/falls.csv"))
write.csv(broom::tidy(fit), "output/cox.csv")
write.csv(summarise_groups(fit), "output/summary.csv")
