import type { Bilingual, Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import type { Judgement, Verdict } from './judgement.ts'

const LETTERS = { en: ['A', 'B', 'C', 'D'], ar: ['أ', 'ب', 'ج', 'د'] } as const
const MOST_PAGES = 4
const PAGE = /(?:<!doctype[^<>]{0,200}>\s{0,9})?(?:<html\b[^<>]{0,300}>\s{0,9})?<head\b/gi
const TITLE = /<title\b/gi
const DESCRIPTION = /<meta name="description"/gi
/** "B)", "after:", «الثانية:» between two titles that no heads part. */
const NEXT =
  /(?:^|[\s>])(?:[b-d2-4]|after|new|second|other|ب|ثاني|الثاني|الثانية|بعد|الجديد|الجديدة)\s?[).:：-]/iu

/** The pages of a paste that holds several, as when two heads are to be compared; the whole as one otherwise. */
export function pagesIn(source: string): string[] {
  const heads = [...source.matchAll(PAGE)].map(({ index }) => index)
  const starts = heads.length > 1 ? heads : titlesApart(source)
  if (starts.length < 2 || starts.length > MOST_PAGES) return [source]
  return starts.map((start, at) => {
    const part = source.slice(start, starts[at + 1])
    return part.slice(0, part.lastIndexOf('>') + 1)
  })
}

function titlesApart(source: string): number[] {
  const found = [...source.matchAll(TITLE)]
  const titles = (found.length > 0 ? found : [...source.matchAll(DESCRIPTION)]).map(
    ({ index }) => index,
  )
  const isParted = titles.every(
    (at, order) => order === 0 || NEXT.test(source.slice(source.lastIndexOf('>', at) + 1, at)),
  )
  return isParted ? titles : []
}

const text = {
  better: {
    en: (letter: string, most: string, others: string) =>
      `${letter} is better: ${most} checks passed, ${others}`,
    ar: (letter: string, most: string, others: string) =>
      `${letter} أفضل: اجتازت ${most} من الفحوص، و${others}`,
  },
  alike: {
    en: (each: string) => `Neither is better by these checks: ${each} passed`,
    ar: (each: string) => `لا فرق بينها في هذه الفحوص: ${each}`,
  },
  check: { en: 'Check', ar: 'الفحص' },
  toDo: { en: 'What to do', ar: 'ما ينبغي فعله' },
}

const seen = (judgements: readonly Judgement[]) =>
  judgements.filter(({ verdict }) => verdict === 'ok' || verdict === 'fix')
const passed = (judgements: readonly Judgement[]) =>
  judgements.filter(({ verdict }) => verdict === 'ok').length

/** Which of several pages stands better, and each check of each beside the others. */
export function comparedInWords(
  pages: readonly (readonly Judgement[])[],
  verdicts: Record<Verdict, Bilingual>,
  language: Language,
): string[] {
  const letterOf = (at: number) => LETTERS[language][at] ?? String(at + 1)
  const named = (at: number) => (language === 'en' ? letterOf(at) : `«${letterOf(at)}»`)
  const share = (page: readonly Judgement[]) =>
    language === 'en'
      ? `${passed(page)} of ${seen(page).length}`
      : `${passed(page)} من ${seen(page).length}`
  const faults = pages.map((page) => seen(page).length - passed(page))
  const least = Math.min(...faults)
  const best = faults.indexOf(least)
  const others = pages.flatMap((page, at) => (at === best ? [] : [`${named(at)} ${share(page)}`]))
  const joint = language === 'en' ? ', ' : '، '
  const isAlike = faults.filter((count) => count === least).length > 1
  const verdict = isAlike
    ? text.alike[language](pages.map((page, at) => `${named(at)} ${share(page)}`).join(joint))
    : text.better[language](named(best), share(pages[best] ?? []), others.join(joint))
  const [first = []] = pages
  const rows = first.flatMap(({ check }) => {
    const each = pages.map((page) => page.find((one) => one.check.en === check.en))
    return each.some((one) => one && one.verdict !== 'unseen')
      ? [
          [
            check[language],
            ...each.map((one) =>
              one ? `${one.found[language]} (${verdicts[one.verdict][language]})` : '',
            ),
          ],
        ]
      : []
  })
  const advice = pages.flatMap((page, at) => {
    const lines = page.flatMap((one) => (one.advice ? [one.advice[language]] : []))
    return lines.length > 0
      ? [`${letterOf(at)}:\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`]
      : []
  })
  return [
    `**${verdict}.**`,
    markdownTable([text.check[language], ...pages.map((_, at) => letterOf(at))], rows),
    ...advice.map((part) => `${text.toDo[language]}${joint}${part}`),
  ]
}
