import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { isContact, isInAddress } from './contact-details.ts'
import { type Channel, channels, type Told } from './told.ts'

/** The channels a text names, in its order; those it leaves out are not meant. */
export const channelsIn = (said: Told): Channel[] => [
  ...new Set(channelHits(said).map(({ concept }) => concept)),
]

export const channelHits = ({ text, all, isLeftOut }: Told): Hit<Channel>[] =>
  longestOnly(channels(all))
    .filter(
      (hit) =>
        // «خطة نشر» and «أنا بنشر» are no newsletter, and the x of "3x" no channel.
        !/^(?:ال|لل|بال|وال|[وبهحس]{0,2}[نايت]?)نشر$/.test(all[hit.from]?.word ?? '') &&
        !isLeftOut(hit) &&
        !isGivenUp(text, hit) &&
        !isContact(text, hit) &&
        !isInTopic(text, hit) &&
        !isInAddress(text, hit) &&
        !(all[hit.from]?.word === 'x' && /[\d٠-٩]\s?$/.test(text.slice(0, hit.start))),
    )
    .sort((a, b) => a.start - b.start)

/** "About whatsapp orders": what a post is about, and not where it stands. */
const isInTopic = (text: string, { start, end }: Hit<Channel>): boolean =>
  /(?:\b(?:about|regarding)|(?<!\p{L})(?:عن|حول)) (?:our |the |using )?$/iu.test(
    text.slice(Math.max(0, start - FARTHEST), start),
  ) &&
  /^ (?!(?:and|or|in|on|for|from|at|to|with|next|this|during|every|each|twice|once|daily|weekly)\b)[a-z]{3}/iu.test(
    text.slice(end, end + FARTHEST),
  )

const GIVEN_UP =
  "forget(?: about)?|dropp(?:ed|ing)|ditch(?:ed|ing)?|closed|cancell?ed|quit|deleted|deactivated|shut down|stopped(?: using)?|no longer (?:use|used|on|active)|(?:don['’]?t|do not) (?:use|post on|have)|gave up|suspended|left(?= in|$)"
const GIVEN_UP_ARABIC =
  'ما عاد[تن]?ا?(?: \\p{L}{3,9})?|ما (?:بن|ن)ستخدم(?:ه|ها)|(?:[اأ]?لغ[يى]|سكر|قفل|[اأ]?غلق|حذف|وقّ?ف|بطّ?ل|مسح|ترك)(?:نا|ت|وا|و)(?:ه|ها|هم)?|انس(?:ى|ي|و|وا)(?: موضوع| عن)?|سيب(?:ك|كم|وا|و)?(?: من)?|(?:ملغ|موقوف|مسكر|مقفل|مغلق|محذوف)[\\p{L}]{0,2}'
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${GIVEN_UP}|drop|cancel|delete|ignore|leave out|${GIVEN_UP_ARABIC})(?: (?:our|the|my|on|using|حساب|حسابنا|صفحة|صفحتنا|على)){0,3}\\s$`,
  'iu',
)
const BEHIND = new RegExp(
  `^(?: (?:account|page|we|i|they|is|was|has|been|got|that|which|already|now|حسابه|حسابها|حسابنا|احنا|كان|صار|خلاص|نحن)){0,4} (?:${GIVEN_UP}|${GIVEN_UP_ARABIC})(?!\\p{L})`,
  'iu',
)
/** "…, we closed that account": of what was just named, and not "…, we closed Facebook". */
const SAID_AFTER = new RegExp(
  `^[,،] (?:(?:we|which|it|i|they) (?:(?:is|was|has|been|got|already) ){0,2}(?:${GIVEN_UP})(?= (?:that|it|this|in|last|because|since|ages|already|any)|\\s?(?:[.,;!?)\\n]|$))|(?:${GIVEN_UP_ARABIC})(?<=ه|ها)(?!\\p{L}))`,
  'iu',
)
const FARTHEST = 40

/** "Forget X", "our page on X is closed", «فيسبوك ألغيناه»: named because nothing is posted there any more. */
function isGivenUp(text: string, { start, end }: Hit<Channel>): boolean {
  const behind = text.slice(end, end + FARTHEST * 2)
  return (
    BEFORE.test(text.slice(Math.max(0, start - FARTHEST), start)) ||
    BEHIND.test(behind) ||
    SAID_AFTER.test(behind)
  )
}
