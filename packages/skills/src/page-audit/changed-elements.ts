import { changeIn } from '../follow-up/change-words.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import { words } from '../reading/words.ts'
import { checkOf, ELEMENT, withPart } from './changed-parts.ts'
import { escaped } from './labelled-page.ts'
import type { AskedOfPage } from './page-request.ts'
import { checks } from './page-vocabulary.ts'

type Check = AskedOfPage['checks'][number]

/** A page with what a message says was done to it, and the checks that this concerns; `lacks` where it does not say what stands there now. */
export type Done = { page: string; checks: Check[] } | { lacks: Check }

const REMOVED =
  /(?<!\p{L})(?:removed?|deleted?|took (?:[\p{L}-]{1,12} ){0,3}(?:out|off|away)|taken (?:[\p{L}-]{1,12} ){0,3}(?:out|off)|dropped|got rid of|without|no more|شل[تن]\p{L}{0,3}|حذفت?\p{L}{0,3}|مسحت?\p{L}{0,3}|شيل\p{L}{0,2}|احذف\p{L}{0,2})(?!\p{L})/iu
const ADDED =
  /(?<!\p{L})(?:added|add|put|fixed|wrote|gave|have|also|now|with|i(?:['’]ve)? set|ضفت\p{L}{0,3}|[أا]ضفت\p{L}{0,3}|حطيت\p{L}{0,3}|حط\p{L}{0,2}|ضيف\p{L}{0,2}|كتبت\p{L}{0,3}|صلحت\p{L}{0,3}|سويت\p{L}{0,3}|زدت\p{L}{0,3})(?!\p{L})/iu
/** "Changed it to index, follow" */
const ALLOWED = /(?<![\p{L}-])index\s?[,،]\s?follow(?!\p{L})/iu
const ROBOTS = /(?<!\p{L})(?:robots?|no-?index)(?!\p{L})/iu
const LEVELS =
  /(?<!\p{L})h(?<from>[1-6])s?(?:\s\p{L}{2,8}){0,2}\s(?:to|into|as|is now|became|[إا]لى|ل|صار\p{L}{0,2}|بدل)\s?(?:an? )?h(?<to>[1-6])(?!\p{L})/iu

/** "Removed the robots line", "added a viewport", "the second h1 is now an h2", «حطيت للصورة alt». */
export function doneToPage(page: string, text: string): Done | undefined {
  if (/[?؟]/.test(text) && !REMOVED.test(text) && !ADDED.test(text)) return undefined
  const level = LEVELS.exec(text)?.groups
  if (level) return renamed(page, text, Number(level.from), Number(level.to))
  const named: Check[] = [...new Set(checks(words(text)).map(({ concept }) => concept))]
  if (ALLOWED.test(text)) return { page: withoutPart(page, 'Indexing'), checks: ['Indexing'] }
  if (REMOVED.test(text) || changeIn(text)('remove')) {
    const gone: Check[] = ROBOTS.test(text) ? ['Indexing'] : named
    const image = imageNamed(page, text)
    if (image) return { page: page.replace(image, ''), checks: ['Images'] }
    const left = gone.reduce(withoutPart, page)
    return left === page ? undefined : { page: left, checks: gone }
  }
  if (!ADDED.test(text) && !/^(?:and|و)/iu.test(text)) return undefined
  const done: Check[] = []
  let now = page
  for (const check of named) {
    const added = withAdded(now, check, text)
    if (added === 'lacks') return { lacks: check }
    if (added === undefined) continue
    now = added
    done.push(check)
  }
  return done.length > 0 ? { page: now, checks: done } : undefined
}

const withoutPart = (page: string, check: Check): string =>
  page.replace(ELEMENT, (element) => (checkOf(element) === check ? '' : element))

/** "The lexus one": the image whose file or text a message names. */
function imageNamed(page: string, text: string): string | undefined {
  const said = new Set(words(text).map(({ stem }) => stem))
  const named = (page.match(/<img\b[^<>]{0,900}>/giu) ?? []).filter((image) => {
    const { file = '' } =
      /\ssrc\s?=\s?["']?(?:[^"'\s>]*\/)?(?<file>[^"'\s>.]+)/iu.exec(image)?.groups ?? {}
    const { alt = '' } = /\salt\s?=\s?"(?<alt>[^"]*)"/iu.exec(image)?.groups ?? {}
    return words(`${file} ${alt}`).some(({ word, stem }) => word.length > 2 && said.has(stem))
  })
  return named.length === 1 ? named[0] : undefined
}

/** One heading that is told by its place, else each of its level. */
function renamed(page: string, text: string, from: number, to: number): Done | undefined {
  const heading = new RegExp(`<h${from}\\b([^<>]{0,300})>([^<]{0,600})</h${from}>`, 'giu')
  const count = page.match(heading)?.length ?? 0
  const place = placeNamed(
    text.replace(LEVELS, (levels) => `${levels.replace(/[1-6]/g, '')} `),
    count,
  )
  let at = -1
  const now = page.replace(heading, (whole, attributes: string, content: string) => {
    at += 1
    return place && place.at !== at ? whole : `<h${to}${attributes}>${content}</h${to}>`
  })
  return count > 0 ? { page: now, checks: ['Main heading (h1)', 'Heading order'] } : undefined
}

const LANGUAGE =
  /(?<!\p{L})(?:lang(?:uage)?|اللغ[ةه])\s?[=:]?\s?["']?(?<code>[a-z]{2}(?:-[a-z]{2})?)(?!\p{L})/iu

function withAdded(page: string, check: Check, text: string): string | 'lacks' | undefined {
  switch (check) {
    case 'Viewport':
      return withPart(page, '<meta name="viewport" content="width=device-width, initial-scale=1">')
    case 'Canonical address': {
      const url = /https?:\/\/[^\s"'<>»”]{3,200}/u.exec(text)?.[0]
      return url ? withPart(page, `<link rel="canonical" href="${escaped(url)}">`) : 'lacks'
    }
    case 'Images':
      return withAlternatives(page, text)
    case 'Language': {
      const code = LANGUAGE.exec(text)?.groups?.code
      return code ? withAttribute(page, 'lang', code) : 'lacks'
    }
    case 'Direction':
      return withAttribute(page, 'dir', 'rtl')
    case 'Open Graph':
    case 'Structured data':
    case 'Meta description':
    case 'Title':
      return 'lacks'
    default:
      return undefined
  }
}

function withAttribute(page: string, name: string, value: string): string {
  const opening = /<html\b[^<>]{0,300}>/iu.exec(page)?.[0]
  if (!opening) return `<html ${name}="${value}">${page}</html>`
  const plain = opening.replace(new RegExp(`\\s${name}=(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'iu'), '')
  return page.replace(opening, plain.replace(/>$/, ` ${name}="${value}">`))
}

/** Each image without a text in its place, or the one that is named. */
function withAlternatives(page: string, text: string): string {
  const said =
    /(?<!\p{L})alt(?: text)?\s?[:=]?\s(?!to |for |on |in )["“«']?(?<said>[^"”»'\n]{2,100})/iu.exec(
      text,
    )?.groups?.said
  const images = page.match(/<img\b[^<>]{0,900}>/giu) ?? []
  const without = images.filter((image) => !/\salt\s?=/iu.test(image))
  const place = placeNamed(text, without.length)
  const named = without.filter((image) => {
    const file = /src\s?=\s?["']?(?:[^"'\s>]*\/)?([^"'\s>]+)/iu.exec(image)?.[1] ?? ''
    return file !== '' && text.includes(file)
  })
  const meant = named.length > 0 ? named : place ? without.slice(place.at, place.at + 1) : without
  return meant.reduce(
    (left, image) =>
      left.replace(image, image.replace(/^<img/iu, `<img alt="${escaped(said ?? 'described')}"`)),
    page,
  )
}
