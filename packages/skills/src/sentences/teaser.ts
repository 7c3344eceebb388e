import type { Unit } from './units.ts'

/** "Looking for yoga in Jumeirah? Our studio …": the first words of what advertises. */
export const isTeaser = ({ text, isQuestion, hits }: Unit): boolean =>
  isQuestion && TEASER.test(text) && !hits.some(({ concept }) => concept === 'pointer')
const TEASER =
  /^\s{0,9}(?:(?:looking|searching|thinking|dreaming|longing|struggling|suffering|tired|ready|bored|fed up)\b|(?:need|want|fancy) (?:a|an|to|some|the|new|help)\b|(?:do|are|have) you (?:want|need|dream|love|suffer|struggle|ever|looking|tired|ready|thinking|planning)\b)|^\s{0,9}(?:هل )?(?:ت(?:بحث|بحثين|بحثون|فكر|حلم|خطط|دور|دورين|دورون|رغب|عاني)|ب?تدور[يو]?|محتار|تعبت|مستعد|مستعدة|(?:أنت|انت) (?:مستعد|محتار|تبحث)) /iu
