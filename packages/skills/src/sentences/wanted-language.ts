/** In which language something is wanted, for the lexicon of a skill that does not translate. */
export const LANGUAGES = {
  ar: 'in arabic, into arabic, arabic, بالعربي, بالعربيه, عربي',
  en: 'in english, into english, english, بالانجليزي, بالانجليزيه, بالانقليزي',
}
