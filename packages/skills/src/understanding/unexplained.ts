import { isArabicWord } from '../reading/arabic.ts'
import { numberWord } from '../reading/number-words.ts'
import { isStopword } from '../reading/prose.ts'
import { isNearly, stemOf, type Word, words } from '../reading/words.ts'
import { daysIn, monthsNamedIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { asking } from '../sentences/units.ts'
import { soundOf } from './sound.ts'

/** What explains the words of a request: the operations of a skill, and the names and values at hand. */
export interface Explaining {
  find: (all: readonly Word[]) => readonly Hit<string>[]
  /** Names of columns and values, names of currencies: what a word may be meant to be. */
  atHand: AtHand
}

/** Words that are at hand, by their stem and by their first letter. */
export interface AtHand {
  stems: ReadonlySet<string>
  byLetter: ReadonlyMap<string, readonly Word[]>
  bySound: ReadonlyMap<string | undefined, readonly Word[]>
}

/** `names` may be written in the other script as they sound; `others` are further words for the same things. */
export function atHand(names: readonly string[], others: readonly string[] = []): AtHand {
  const named = distinctIn(names)
  const all = distinctIn([...names, ...others])
  return {
    stems: new Set(all.flatMap(({ word, stem }) => [word, stem])),
    byLetter: Map.groupBy(all, ({ stem }) => stem[0] ?? ''),
    bySound: Map.groupBy(named, ({ word }) => soundOf(word)),
  }
}

function distinctIn(names: readonly string[]): Word[] {
  const distinct = new Map<string, Word>()
  for (const name of names)
    for (const word of words(name)) if (!distinct.has(word.word)) distinct.set(word.word, word)
  return [...distinct.values()]
}

/** Where somebody is, whom it is for and what for: what stands beside a question and restricts nothing. */
export const circumstances = lexicon({
  place:
    'table, data, sheet, list, file, row, column, report, record, reference, request, dispute, complaint, application, page, screenshot, photo, excel, word, email, mail, message, chat, book, books, statement, ledger, entry, line, app, bank, account, export, inbox, جدول, كشف, ملف, تقرير, بيانات, عمود, صف, ورقه, صوره, رساله, ايميل, دفتر, قيد, مقدمه, قايمه, بنك, برنامج, تطبيق, سيستم, نظام',
  person:
    'boss, manager, owner, client, customer, accountant, auditor, colleague, team, office, board, company, business, wife, husband, partner, cousin, brother, sister, mother, father, uncle, aunt, neighbour, friend, son, daughter, kid, family, everyone, everybody, somebody, someone, anyone, anything, something, شي, حاجه, nothing, thing, stuff, مدير, صاحب, محاسب, زميل, زوج, زوجه, اخ, اخو, اخت, ام, اب, صديق, ولد, بنت, عيال, اهل, شركه, احد, حد, ناس, جماعه, بعض',
  occasion:
    'meeting, call, event, project, trip, wedding, party, audit, contract, review, question, answer, moment, rush, purpose, reason, case, example, tax, budget, plan, advance, end, beginning, start, general, detail, short, fact, order, way, slide, poster, presentation, deck, newsletter, leaflet, flyer, handout, memo, speech, pitch, proposal, dashboard, brochure, invoice run, payslip, website, pantry, noticeboard, sentence, words, english, arabic, time, one go, اجتماع, فعاليه, مشروع, رحله, عرس, حفل, مناسبه, عقد, مراجعه, سوال, جواب, فضلك, عربي, انجليزي, وين, هنا, غير, فتره, سرعه, اختصار, تفصيل, كلمه, جمله, وقت, طريقه, حساب, احتساب, شريحه, بوستر, بروشور, نشره, لوحه',
  manner:
    'yet, still, already, again, too, well, maybe, perhaps, really, actually, currently, exactly, separately, together, quickly, ones, new, old, same, other, بعد, لسه, ايضا, كمان, مره, تاني, نفس, ثاني, جديد, قديم, سوا, بالضبط, ضبط',
  measure:
    'each, every, both, per, by, first, second, third, fourth, last, next, percent, per cent, cent, total, average, full, whole, half, نصف, نص, ربع, year, quarter, month, week, day, date, today, hour, aed, dirham, dhs, money, thousand, hundred, million, number, figure, value, amount, درهم, دراهم, ميه, مايه, مجموع, اجمالي, شهر, سنه, اسبوع, يوم, تاريخ, فلوس, الف, مليون, رقم, قيمه, مبلغ, عدد',
})

/** The words that carry nothing, or that a skill's own words explain; with `isExactly` those that do so as they are written. */
function explainedIn(
  text: string,
  all: readonly Word[],
  { find, atHand: at }: Explaining,
  isExactly = false,
) {
  const days = [...daysIn(text, '2026-01-01'), ...monthsNamedIn(text)]
  const hits = [...find(all), ...grammar(all), ...asking(all), ...circumstances(all)]
  const known = new Set(
    hits.flatMap(({ from, to, isNear }) =>
      isNear && isExactly ? [] : Array.from({ length: to - from }, (_, step) => from + step),
    ),
  )
  return (index: number): boolean => {
    const { word, stem, unattached = '', start, end } = all[index] as Word
    return (
      word.length < 2 ||
      // «هالكشف» points at what is there.
      /^(?:ب|ع|ل)?هال/.test(word) ||
      known.has(index) ||
      isStopword(word) ||
      numberWord(word) !== undefined ||
      [word, stem, unattached].some((form) => at.stems.has(form)) ||
      days.some((day) => start < day.end && day.start < end)
    )
  }
}

/** Beyond this many words nobody asks anything, and each of them is compared with all that is at hand. */
const MOST_WORDS = 400

/** A request in which each word that nothing explains is the only one at hand that is a typing error away from it, or the same name in the other script, where there is one. */
export function mended(text: string, explaining: Explaining): string {
  const all = words(text)
  if (all.length > MOST_WORDS) return text
  const isExplained = explainedIn(text, all, explaining, true)
  let [rest, reached] = ['', 0]
  for (const [index, word] of all.entries()) {
    if (isExplained(index)) continue
    const meant = onlyNear(word, explaining.atHand) ?? onlySounding(word, explaining.atHand)
    if (!meant) continue
    rest += text.slice(reached, word.start) + meant
    reached = word.end
  }
  return rest + text.slice(reached)
}

const ATTACHED = /^(?:[وف]?[بكل]?ال|و?لل|[وبلف](?=.{4}))/

function onlyNear({ word }: Word, { byLetter }: AtHand): string | undefined {
  const forms = [...new Set([word, word.replace(ATTACHED, '')])]
  const near = forms.flatMap((form) =>
    (byLetter.get(form[0] ?? '') ?? []).filter(
      (wanted) => isNearly(form, wanted.word) || isNearly(stemOf(form), wanted.stem),
    ),
  )
  const stems = new Set(near.map(({ stem }) => stem))
  return stems.size === 1 ? near[0]?.word : undefined
}

/** «كارفور» of a list that has "Carrefour": a name that is written in the other script. */
function onlySounding({ word }: Word, { bySound }: AtHand): string | undefined {
  const named = [...new Set([word, word.replace(ATTACHED, '')])].flatMap((form) => {
    const sound = soundOf(form.replace(/['’]s?$/, ''))
    return sound === undefined ? [] : (bySound.get(sound) ?? [])
  })
  const others = new Set(
    named.filter((one) => isArabicWord(one.word) !== isArabicWord(word)).map((one) => one.word),
  )
  const [only] = others
  return others.size === 1 ? only : undefined
}

/** A word that nothing explains and that may restrict what is asked. */
export interface Unexplained {
  written: string
  /** It stands where only a value, a column or an object stands; else it may as well say whom or what the answer is for. */
  isObject: boolean
}

const LEADS = /^(?:for|in|from|at|of|on|by|حق|في|من|عند|لدي|علي|تبع|مال)$/
const ORIGIN = /^(?:from|of|من|مال|حق)$/
const SKIPPED = /^(?:the|all|our|a|an|these|those|قسم|كل)$/
const BARE_ATTACHED = /^[بل]ل?(?=\p{L}{4})/u
const OPENS = /(?:^|[\n.?!؟])\s{0,3}(?:and |so |now )?$/i
const CLOSES = /^\s*[,:،]/

/** What the words of a request stand for: an operation, the name of a column that holds words, any other word for a column. */
export type Roles = ReadonlyMap<number, 'operation' | 'names' | 'column'>

/**
 * The words that nothing explains behind "for" or "in", or right beside a column: "average pay in X", "total for X", "For X, the
 * average?", "the X branch", «رواتب قسم X». "It is for X" says whom the answer is for.
 */
export function unexplainedIn(text: string, explaining: Explaining, roles: Roles): Unexplained[] {
  const all = words(text)
  if (all.length > MOST_WORDS) return []
  const isExplained = explainedIn(text, all, explaining)
  const gap = (index: number) =>
    text.slice(all[index - 1]?.end ?? 0, all[index]?.start ?? text.length)
  const isBeside = (index: number) => index > 0 && /^[ \t]*["'“«(]?$/.test(gap(index))
  // "For the donations dated in May": what goes on about them restricts the rows, which they are.
  const namesRows = (index: number) =>
    all[index]?.word.endsWith('s') === true &&
    all[index - 1]?.word === 'the' &&
    isBeside(index + 1) &&
    index + 1 < all.length &&
    !/^(?:and|or)$/.test(all[index + 1]?.word ?? '')
  const isObject = (index: number, lead: number) => {
    if (namesRows(index)) return false
    const asked = isBeside(lead) ? roles.get(lead - 1) : undefined
    if (asked) return all[lead]?.word !== 'of' || asked !== 'operation'
    // "Units ordered by X"
    if (all[lead]?.word === 'by')
      return isBeside(lead) && /ed$/.test(all[lead - 1]?.word ?? '') && roles.has(lead - 2)
    return OPENS.test(text.slice(0, all[lead]?.start).slice(-12)) && CLOSES.test(gap(index + 1))
  }
  // "Al Quoz" is one name.
  const endOf = (index: number): number =>
    isBeside(index + 1) &&
    index + 1 < all.length &&
    isCapital(all[index + 1]) &&
    !isExplained(index + 1)
      ? endOf(index + 1)
      : (all[index]?.end ?? 0)
  const isPasted = (index: number) =>
    circumstances(all.slice(Math.max(0, index), index + 1)).some(
      ({ concept }) => concept === 'place',
    )
  const isCapital = (word?: Word) => word !== undefined && /^\p{Lu}/u.test(text.slice(word.start))
  return all.flatMap(({ start, word }, index): Unexplained[] => {
    if (isExplained(index)) return []
    const written = text.slice(start, endOf(index)).replace(BARE_ATTACHED, '')
    const isArabic = isArabicWord(word)
    const isHeaded = isArabic
      ? word.startsWith('ال') && isBeside(index) && roles.get(index - 1) === 'names'
      : isBeside(index + 1) &&
        roles.get(index + 1) === 'names' &&
        !isStopword(all[index + 1]?.word ?? '') &&
        !all[index + 1]?.word.endsWith('s')
    if (isHeaded) return [{ written, isObject: true }]
    let at = index
    while (isBeside(at) && SKIPPED.test(all[at - 1]?.word ?? '')) at -= 1
    if (!isBeside(at) || !LEADS.test(all[at - 1]?.word ?? '')) return []
    // "My statement from ENBD", "an export from Wio": where the list comes from.
    if (ORIGIN.test(all[at - 1]?.word ?? '') && isBeside(at - 1) && isPasted(at - 2)) return []
    // "For a slide": with such an article it is no name, and rather what the answer is for.
    const isAny = /^an?$/.test(all[index - 1]?.word ?? '')
    if (isObject(index, at - 1)) return [{ written, isObject: !isAny }]
    const isNamed = isArabic ? all[at - 1]?.word !== 'من' : /^\p{Lu}/u.test(written)
    return isNamed ? [{ written, isObject: false }] : []
  })
}
