import { lexicon } from './lexicon.ts'
import { GENERAL, type Unit } from './units.ts'

/** A short sentence has at most so many words. */
const SHORT = 14

/** "My boss says it's written for a 12 year old, I don't believe it: …": what somebody tells of a text, in the skill's own words. */
export const isTelling = ({ text, words: all, hits }: Unit) =>
  /[:：]\s*$/.test(text) &&
  all.length <= SHORT * 2 &&
  hits.some(({ concept }) => !GENERAL.has(concept)) &&
  teller(all.slice(0, 2)).length > 0
const teller = lexicon(
  {
    me: "my, our, i, we, i'm, im, ive, i've, مديري, مديرتي, مدير, عندي, عندنا, انا, احنا, نحن, ابني, بنتي, ولدي, صاحبي, زميلي",
  },
  { isExact: true },
)

/** "For my year 9 class, any type." */
export const isForWhom = ({ text }: Unit) =>
  /^\s*(?:it['’]?s |this is )?for (?:my|our)(?!\p{L})/iu.test(text)

/** "It's for a leaflet, 500 copies.": what a text is for, told behind a request. */
export const isUse = ({ text, words: all }: Unit) =>
  all.length <= SHORT &&
  /^\s*(?:it['’]?s|it is|this is|they['’]?re|they are|هي|هو|هذا|هذي|ده|دي) (?:for (?:my|our|a|an|the)|from (?:my|our)|عشان|علشان|حق|لل?\p{L}+)(?!\p{L})/iu.test(
    text,
  )
