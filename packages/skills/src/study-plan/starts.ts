import { daysMarkedIn } from '../sentences/days.ts'

// How somebody says on which day the studying begins, in every person and dialect: «هبدأ», «رح أبلش», "first day".

const VERB = '[بهحسف]?[أانتي]?[أا]?(?:بد[اأ]|بتد[يى]|بل[ّ]?ش)'
const STUDYING =
  '(?: (?:studying|revising|revision|(?:ال)?(?:مذاكر|دراس)[ةه]|[أابهن]?ذاكر|[أابهن]?درس))?'

/** A text that ends so goes on with the day of the beginning. */
export const STARTS_RIGHT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:start(?:ing)?|begin(?:ning)?|first day|not before|(?:free|available)(?: starting)? from|ابتداء من|ابتداء|بداي[ةه]|[أا]ول يوم|و?${VERB})${STUDYING} ?(?:is|on|from|من|الا|إلا|[:：])?(?: ?يوم)?(?: \\p{L}{3,10})? ?$`,
  'iu',
)

/** "I'm free from Tuesday" */
export const beginsOnDay = (part: string): boolean =>
  STARTS_RIGHT_BEFORE.test(part.slice(0, daysMarkedIn(part)[0]?.start ?? 0))
