import { type Said, says } from './clause-kind.ts'

/** A side takes itself out of liability. */
export const isExcluded = says(['not:liable'], ['not:bear'])

/** "Neither party is liable for what is beyond its control" is force majeure, unless it is one of the things listed. */
export const isOfForceMajeure = (said: Said) =>
  says(['majeure'], ['disaster'])(said) &&
  isExcluded(said) &&
  !says(['everything'], ['listing'], ['ceiling'])(said) &&
  !/\bincluding\b|بما في ذلك|بما فيها|(?<!\p{L})ومنها/iu.test(said.text)

/** "Neither party shall be liable …": what both exclude. */
const NEITHER =
  /\b(?:neither|no) (?:party|side)\b|(?<!\p{L})(?:لا|لن|ليس) (?:\S{1,15} ){1,3}?(?:(?:أي|اي) (?:من الطرفين|طرف|منهما)|الطرفان)(?!\p{L})/iu

export const isCappedElsewhere = (said: Said) =>
  said.elsewhere?.has('ceiling') === true && !says(['everything'])(said)

export const isExcludedByBoth = (said: Said) => isExcluded(said) && NEITHER.test(said.text)
