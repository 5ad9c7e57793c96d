sink("fit.Rout")
model <- lme4::lmer(richness ~ temperature + (1 | catchment), data = read.csv("streams.csv"))
print(summary(model))
