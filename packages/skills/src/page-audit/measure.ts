import { createRequire } from 'node:module'
import type { Language } from '@wakeel/contract'
import type { CheerioAPI, load } from 'cheerio'
import { withoutArticle } from '../reading/arabic.ts'
import { languageOf } from '../reading/language.ts'
import { isStopword, wordsOf } from '../reading/prose.ts'
import { type KeywordFacts, keywordFacts, stem } from './keyword.ts'

export interface PageFacts {
  /** Only a part of a page was pasted: what stands in its head cannot be judged. */
  isFragment: boolean
  /** The paste reaches beyond single elements of a head, and to the root of the page. */
  showsHead: boolean
  showsRoot: boolean
  isPlainText: boolean
  /** Its parts were told by name, and nothing else of it. */
  isTold: boolean
  /** Only the head was pasted: its page cannot be judged. */
  isHeadOnly: boolean
  language: Language
  title: string | undefined
  titleCount: number
  description: string | undefined
  headings: { level: number; text: string }[]
  images: { total: number; withoutAlt: string[] }
  links: { total: number; toOtherSites: number; vague: string[]; empty: number }
  canonical: string[]
  lang: string | undefined
  dir: string | undefined
  viewport: string | undefined
  noindex: boolean
  /** A robots tag is there, whatever it says. */
  saysRobots: boolean
  nofollow: boolean
  openGraph: string[]
  structuredData: { types: string[]; broken: number }
  words: number
  topTerms: { term: string; count: number }[]
  keyword: KeywordFacts | undefined
}

const VAGUE =
  /^(?:click here|here|read more|more|learn more|link|this|اضغط هنا|انقر هنا|هنا|المزيد|اقرأ المزيد|للمزيد)$/i

/** Browsers cut at 512; the walk through the page below would overflow far beyond. */
export const DEEPEST = 300
/** Elements without an end, or whose end may be left out so that they stand side by side. */
const SIDE_BY_SIDE =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|option|tr|td|th|tbody|thead|tfoot)$/

/** How many elements of a page stand in one another at most. */
export function depthOf(source: string): number {
  let depth = 0
  let deepest = 0
  for (const [, end, name = ''] of source.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (SIDE_BY_SIDE.test(name.toLowerCase())) continue
    depth = end ? Math.max(0, depth - 1) : depth + 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

export function measurePage(
  source: string,
  keyword: string | undefined,
  isTold = false,
): PageFacts {
  const isPlainText = !/<[a-z!/][^<>]*>/i.test(source)
  const page = readPage(isPlainText ? '' : source)
  const head = headFacts(page)
  const links = linkFacts(page)
  const structuredData = structuredDataOf(page)
  const headings = page('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: oneLine(page(heading).text()),
    }))
  const images = page('img').toArray()
  const text = isPlainText ? source : textOf(page)
  // Of a part without words of its own, its head tells the language.
  const language = languageOf(
    /\p{L}/u.test(text) ? text : [head.title, head.description].filter(Boolean).join(' '),
  )
  const words = wordsOf(text.replace(CLOCK, '.'), language)
  const isBoth = /<(?:title|meta)\b/i.test(source) && /<(?:h[1-6]|p|div|main|img|a)\b/i.test(source)
  const mainHeading = headings.find(({ level }) => level === 1)?.text

  return {
    ...head,
    isFragment:
      !isPlainText && !/<(?:html|head|title|meta)\b|<link\b[^<>]{0,300}\bcanonical\b/i.test(source),
    // The tags of root, head and body may be left out: who pastes elements of both has pasted a page.
    showsHead: !isTold && (isBoth || /<(?:!doctype|html|head|body)\b/i.test(source)),
    showsRoot: !isTold && (isBoth || /<(?:!doctype|html)\b/i.test(source)),
    isPlainText,
    isTold,
    isHeadOnly: !isPlainText && words.length === 0 && headings.length === 0 && images.length === 0,
    language,
    headings,
    images: {
      total: images.length,
      withoutAlt: images
        .filter((image) => image.attribs.alt === undefined)
        .map((image) => image.attribs.src ?? ''),
    },
    links,
    structuredData,
    words: words.length,
    topTerms: topTerms(words),
    keyword: keyword
      ? keywordFacts(keyword, words, {
          title: head.title,
          description: head.description,
          heading: mainHeading,
        })
      : undefined,
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Only whoever first reads a page waits for the parser, and not every start. */
const require = createRequire(import.meta.url)

function readPage(source: string): CheerioAPI {
  const cheerio = require('cheerio') as { load: typeof load }
  return cheerio.load(source)
}

const attribute = (page: CheerioAPI, selector: string, name: string): string | undefined =>
  page(selector).first().attr(name)?.trim()

function headFacts(page: CheerioAPI) {
  const titles = page('head > title, body > title')
  const robots = page('meta[name="robots" i], meta[name="googlebot" i]')
    .toArray()
    .map((meta) => page(meta).attr('content') ?? '')
    .join(',')
  return {
    saysRobots: robots !== '',
    title: titles.length > 0 ? oneLine(titles.first().text()) : undefined,
    titleCount: titles.length,
    description: attribute(page, 'meta[name="description" i]', 'content'),
    canonical: page('link[rel="canonical" i]')
      .toArray()
      .map((link) => page(link).attr('href') ?? ''),
    lang: page('html').attr('lang')?.trim(),
    dir: page('html').attr('dir')?.trim() ?? page('body').attr('dir')?.trim(),
    viewport: attribute(page, 'meta[name="viewport" i]', 'content'),
    noindex: /noindex|\bnone\b/i.test(robots),
    nofollow: /nofollow|\bnone\b/i.test(robots),
    openGraph: page('meta[property^="og:"]')
      .toArray()
      .filter((meta) => page(meta).attr('content')?.trim())
      .map((meta) => page(meta).attr('property') ?? ''),
  }
}

function structuredDataOf(page: CheerioAPI): PageFacts['structuredData'] {
  const types: string[] = []
  let broken = 0
  for (const script of page('script[type="application/ld+json"]').toArray()) {
    try {
      types.push(...typesIn(JSON.parse(page(script).text())))
    } catch {
      // Broken JSON-LD is a finding, not a failure.
      broken += 1
    }
  }
  for (const item of page('[itemtype]').toArray())
    types.push((page(item).attr('itemtype') ?? '').replace(/^.*\//, ''))
  return { types, broken }
}

function linkFacts(page: CheerioAPI): PageFacts['links'] {
  const ownHost = hostOf(
    attribute(page, 'link[rel="canonical" i]', 'href') ??
      attribute(page, 'meta[property="og:url"]', 'content'),
  )
  const links = page('a[href]')
    .toArray()
    .map((anchor) => ({
      href: page(anchor).attr('href') ?? '',
      label:
        oneLine(page(anchor).text()) ||
        page(anchor).attr('aria-label')?.trim() ||
        page(anchor).find('img[alt]').attr('alt')?.trim() ||
        '',
    }))
  return {
    total: links.length,
    toOtherSites: links.filter(
      ({ href }) => /^(?:https?:)?\/\//i.test(href) && hostOf(href) !== ownHost,
    ).length,
    vague: links.filter(({ label }) => VAGUE.test(label)).map(({ label }) => label),
    empty: links.filter(({ label }) => label === '').length,
  }
}

/** What a visitor reads. It takes everything else out of the page, so it comes last. */
function textOf(page: CheerioAPI): string {
  page('script, style, noscript, template, svg, head').remove()
  // Block elements touch in the source; their words must not.
  page('p, div, li, h1, h2, h3, h4, h5, h6, td, th, br, section, article, a, option, button').after(
    ' ',
  )
  return oneLine(page.root().text())
}

function hostOf(address: string | undefined): string | undefined {
  return URL.parse(address ?? '', 'https://this-page.invalid')?.host.replace(/^www\./, '')
}

function typesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn)
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, '@graph': graph } = data as Record<string, unknown>
  const own = Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)]
  return graph === undefined ? own : [...own, ...typesIn(graph)]
}

/** How much is written together with a word: of «للأطفال» and «الأطفال» the second names both. */
const attached = (word: string): number =>
  withoutArticle(word) === word ? 0 : word.startsWith('ال') ? 1 : 2

/** "23:00" is one word. */
const CLOCK = /(?<=\d):(?=\d)/g

function topTerms(words: readonly string[]): { term: string; count: number }[] {
  const counts = new Map<string, { term: string; count: number }>()
  for (const word of words) {
    if (word.length < 3 || /^\d/.test(word) || isStopword(word)) continue
    const known = counts.get(stem(word))
    if (known) {
      known.count += 1
      if (attached(word) < attached(known.term)) known.term = word.toLowerCase()
    } else counts.set(stem(word), { term: word.toLowerCase(), count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, 5)
}
