import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

const SIGN = /(?:^|[\s(])([+\-−])\s?$/u

const THAN_NEEDED =
  '(?:(?<less>less|fewer|below|under|[أا]قل|تحت|دون)|(?<more>more|above|over|[أا]كثر|[أا]كتر|فوق|زياد[ةه])) (?:than |من |عن )?(?:(?:what|the|my|اللي|الي|ما|م) ?)?(?:(?:i|my body|body|جسمي) )?(?:burn|need|use|spend|maint|tdee|[أا]?ب?(?:حرق|صرف|حتاج)|(?:ال)?احتياج|حرقي|(?:ال)?ثبات|صيان)'
/** What is burnt or needed, and that the figure before or behind it is more or less: "400 kcal a day less than I burn", «أقل من احتياجي بـ 400 سعرة». */
const BEHIND = new RegExp(
  `^\\s?(?:(?:a|per|each) day |daily |في اليوم |باليوم |يوميا )?${THAN_NEEDED}`,
  'iu',
)
const BEFORE = new RegExp(
  `(?<!\\p{L})${THAN_NEEDED}\\p{L}{0,8}(?: \\p{L}{1,10}){0,2}(?: by| ب|ـ| بمقدار| بحوالي) ?$`,
  'iu',
)
const LONGEST_COMPARED = 60
/** «آكل أقل من احتياجي بـ 400» */
const VERB_WITHIN = 4

const comparedAt = (text: string, { start, end, ...mention }: Mention) =>
  mention.kind === 'measure' && mention.unit === 'kcal'
    ? (BEHIND.exec(text.slice(end, end + LONGEST_COMPARED)) ??
      BEFORE.exec(text.slice(Math.max(0, start - LONGEST_COMPARED), start)))
    : null

/** "+200 kcal", "400 kcal less than I burn": the figure is more or less than what is needed. */
export const signedEnergy = ({ text, mentions }: Message): ConceptMatch[] =>
  mentions.flatMap((mention): ConceptMatch[] => {
    const { start } = mention
    if (mention.kind !== 'measure' || mention.unit !== 'kcal') return []
    const sign =
      SIGN.exec(text.slice(Math.max(0, start - 3), start))?.[1] ??
      /^[+−-]/.exec(mention.written)?.[0]
    const compared = comparedAt(text, mention)
    if (!sign && !compared) return []
    const isMore = sign ? sign === '+' : compared?.groups?.more !== undefined
    return [{ concept: isMore ? 'energyAbove' : 'energyBelow', start: start - 1, end: start - 1 }]
  })

/** "Eat 400 kcal less than I burn" does not say that 400 are eaten. */
export const withoutComparedEaten = ({ text, mentions, concepts, clauses }: Message) => {
  const compared = mentions.filter((mention) => comparedAt(text, mention))
  if (compared.length === 0) return concepts
  return concepts.filter(
    (match) =>
      match.concept !== 'eaten' ||
      !compared.some((mention) => clauses.isClose(match, mention, VERB_WITHIN)),
  )
}
