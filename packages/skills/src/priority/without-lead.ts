import { type Word, words } from '../reading/words.ts'
import { isDoing } from '../sentences/arabic-verbs.ts'
import { withDayOf } from './talk.ts'
import { aroundTasks } from './words.ts'

/** «موعد دكتور», but no «موعد التسليم» */
const MET = /^(?:ال|لل)?(?:دكتور|دكتوره|طبيب|طبيبه|اسنان|عياده|بنك|محامي|حلاق|سفاره)$|^(?:مع|عند)$/

export const beginsTask = (all: readonly Word[], index: number): boolean => {
  const [word, next] = [all[index], all[index + 1]]
  if (!word || !next) return false
  const bare = word.word.replace(/^و(?=.{3})/, '')
  if (/^[\u0600-\u06ff]/.test(bare))
    return (
      isDoing(word) ||
      /^ا(?!ل)[\u0621-\u064a]{2,}$/.test(bare) ||
      /^(?:ودي|بدي|يبيلي|نفسي|عايز|محتاج|لازم)$/.test(bare) ||
      (bare === 'موعد' && MET.test(next.word))
    )
  return (
    aroundTasks([word]).some(({ concept }) => concept === 'does') ||
    /^(?:the|my|maybe)$/.test(word.word) ||
    index > 2
  )
}

export const LEADS =
  /^(?:and|then|also|plus|or|انا|وانا|hey|hi|please|pls|plz|هل|شي|شيء|حاجه|ok|okay|um|uh|right|anyway|there['’]?s|so|well|i|we|need|have|has|want|must|should|got|gotta|to|i['’]ve|really|today|task|tasks|somebody|someone|و|وفيه|فيه|ان|عندي|وعندي|لدي|علي|لازم|يجب|اريد|احتاج|ابغي|ابغا|عايز|بدي|محتاج|يبيلي|ايضا|كمان|بعد|وبعد|وكمان|بعدين|وبعدين|مهمه|الي)$/

/** "My cousin keeps saying the flyer is urgent" */
const SAYER =
  /^(?:(?:the|my|our|his|her) )?\p{L}{2,20} (?:says?|said|thinks?|(?:keeps?|kept) (?:on )?saying|[بي]?[يت]?قول|قالت?) (?:that |[إا]نه?ا? )?(?=\p{L})/iu
/** «انا متطوعة في جمعية وعندي توزيع السلال», "I'm a nurse and I have …": who somebody is, before the first task. */
const OF_SELF =
  /^(?:(?:و?[أا]نا)\s[^,،.:]{2,50}?\s(?:و?عندي|ولازم|وعلي|ومحتاج[ةه]?)\s(?=\p{L})|i['’]?m an? [^,.:]{2,50}? and (?=i (?:have|need|must|gotta|got)))/iu
/** «وكلم التأمين»: an order without a letter of its own before it. */
const ORDERED =
  /^و(?:كلمي?|راجعي?|جهزي?|جيبي?|خلصي?|رتبي?|نظفي?|صلحي?|سلمي?|جددي?|وصلي?|شكر|يمكن|ممكن)\s/u
/** «والجيم», but «والدتي» */
const WITH_ARTICLE = /^وال(?!د|ي(?!\p{L}))/u
/** A task without "I need to", "and then", «لازم», «الأولى» before it. */
export function withoutLead(said: string): string {
  const written = said.replace(SAYER, '').replace(OF_SELF, '')
  const all = words(written)
  const ordinals = new Set(
    aroundTasks(all)
      .filter(({ concept }) => concept === 'ordinal')
      .map(({ from }) => from),
  )
  let start = 0
  // "first one is pay the fees", "the second thing is …"
  const named = /^(?:the )?\S+ (?:(?:one|thing|task|job)(?: is|:|,)?|is) /i.exec(written)
  if (named && (ordinals.has(0) || ordinals.has(1)))
    start = all.findIndex((word) => word.start >= named[0].length)
  while (
    (start < all.length - 1 &&
      (ordinals.has(start) || LEADS.test((all[start] as Word).word)) &&
      !/^(?:to|have)$/.test(all[start + 1]?.word ?? '')) ||
    /^(?:to)$/.test(all[start]?.word ?? '') ||
    (start < all.length - 1 &&
      /^(?:need|have|has|got|want|i|i've|i’ve|we|ought|gotta)$/.test(all[start]?.word ?? '') &&
      /^(?:to|have)$/.test(all[start + 1]?.word ?? ''))
  )
    start += 1
  const first = all[start]
  const cut = first && start > 0 ? withDayOf(written, first.start) : written
  return cut
    .replace(/^و(?=(?:ال)?[\u0621-\u064a]{3})/, (and) =>
      start > 0 || beginsTask(all, 0) || WITH_ARTICLE.test(cut) || ORDERED.test(cut) ? '' : and,
    )
    .replace(/^[\d٠-٩]+\s+/, '')
    .replace(/[.؟?]\s*$/, '')
    .trim()
}
