const numbered =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.|[A-Z](?:\.\d{1,2}){0,3}\.?|Appendix [A-Z]\b[.:]?)(?:\s?\|)?\s{1,4}\p{Lu}/u;
const named =
  /^(?:\d{1,2}\.?(?:\s?\|)?\s|[IVX]{1,5}\.\s)?\s?(?:abstract|summary|introduction|background|related work|methods?|materials and methods|methodology|experiments?|experimental setup|evaluation|results?|results and discussion|discussion|conclusions?|limitations|future work|acknowledge?ments?|references|bibliography|appendix|appendices|supplementary material|(?:data|code|software)[a-z ,&]{0,30}availability)[.:]?$/i;
const references =
  /^(?:\d{1,2}\.?(?:\s?\|)?\s|[IVX]{1,5}\.\s)?\s?(?:references|bibliography|literature cited|works cited|literatur(?:verzeichnis)?|参考文献)[.:]?$/i;

export const isNumberedHeading = (text: string): boolean => numbered.test(text);
export const isNamedHeading = (text: string): boolean => named.test(text.trim());
export const isReferencesHeading = (text: string): boolean => references.test(text.trim());
