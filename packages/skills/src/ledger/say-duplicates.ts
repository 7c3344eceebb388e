import type { Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import type { LedgerAnalysis } from './analysis.ts'
import { whenOf } from './times.ts'

/** How many there are, of what was asked about and, where that was named, elsewhere. */
export const duplicatesText = (ledger: LedgerAnalysis, language: Language): string =>
  [ofThoseMeant(ledger, language), elsewhere(ledger, language)].filter(Boolean).join(' ')

/** What else stands there twice; that nothing does where anything was asked about. */
function elsewhere(ledger: LedgerAnalysis, language: Language): string {
  const { otherDuplicates, isAnyAsked, currency } = ledger
  if (!otherDuplicates) return ''
  const others = otherDuplicates
    .slice(0, MOST_NAMED)
    .map(({ description, amount }) => `${description} ${formatMoney(amount, language, currency)}`)
  if (others.length > 0)
    return language === 'en'
      ? `Also possibly twice: ${others.join('; ')}.`
      : `وربما تكرر أيضًا: ${others.join('؛ ')}.`
  if (!isAnyAsked) return ''
  return language === 'en' ? 'Nothing else stands there twice.' : 'ولا شيء آخر مكرر.'
}
const MOST_NAMED = 5

/** How many there are, of what was asked about; none of something that is named is told as such. */
function ofThoseMeant(ledger: LedgerAnalysis, language: Language): string {
  const { duplicates, words, meant, count, currency, isYesNo } = ledger
  const isEnglish = language === 'en'
  const when = whenOf(ledger, language)
  const about = words.join(isEnglish ? ', ' : '، ')
  if (duplicates.length === 0 && about && meant) {
    if (meant.length < 2)
      return isEnglish
        ? `**No duplicate of "${about}"${when}: it stands there ${meant.length === 1 ? 'once' : 'nowhere'}.**`
        : `**لا تكرار لـ«${about}»${when}: ${meant.length === 1 ? 'ورد مرة واحدة' : 'لم يرد'}.**`
    return isEnglish
      ? `**No duplicate of "${about}"${when}:** no two of its ${meant.length} entries have the same text and amount within 3 days.`
      : `**لا تكرار لـ«${about}»${when}:** لا يتطابق الوصف والمبلغ خلال 3 أيام في أي اثنين من قيوده (${meant.length}).`
  }
  if (duplicates.length === 0)
    return isEnglish
      ? `**No duplicates found among ${count} entries${when}**: no two have the same text and amount within 3 days.`
      : `**لم يُعثر على تكرار بين القيود (${count})${when}**: لا يتطابق الوصف والمبلغ خلال 3 أيام في أي قيدين.`
  const extra = formatMoney(
    duplicates.reduce((sum, { amount, dates }) => sum + amount * (dates.length - 1), 0),
    language,
    currency,
  )
  const one = duplicates.length === 1
  return isEnglish
    ? `**${isYesNo ? 'Yes, it seems so: ' : ''}${duplicates.length} possible ${one ? 'duplicate' : 'duplicates'}${about && ` of "${about}"`}, ${extra} if ${one ? 'it is' : 'all are'} entered in error.**`
    : `**${isYesNo ? 'نعم على ما يبدو، ' : ''}تكرار محتمل${about && ` لـ«${about}»`}: ${duplicates.length}، بقيمة ${extra} إذا كانت كلها خطأ.**`
}
