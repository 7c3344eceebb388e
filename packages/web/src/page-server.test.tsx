import { billing, type catalogue, creatorPages, legal, moderation, status } from '@wakeel/contract'
import { describe, expect, test } from 'vitest'
import { app, list } from '../testing/apps.ts'
import { publicCreator as creator } from '../testing/creators.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { plans } from '../testing/plans.ts'
import { api, createClient } from './api.ts'
import type { Place } from './load-first-view.ts'
import {
  loadFirstView,
  loadMissing,
  normalSearch,
  plainRoutes,
  renderDocument,
  scriptHashes,
  styleHashes,
} from './page-server.tsx'

const template = `<html lang="en" dir="ltr"><head><title>Wakeel</title><meta name="description" content="A store." /><script>let a = 1</script><style>b{}</style><!--wakeel:head--></head>
<body><div id="root"><!--wakeel:page--></div><!--wakeel:data--></body></html>`

const writing = {
  origin: 'https://store.example.ae',
  isAtPath: true,
  assets: { 'app-page': '<style>c{}</style>' },
}

/** Over the wire, as programs have them; the server's own are the operations themselves. */
const source = {
  ...api.catalogue,
  ...createClient(billing.routes),
  ...createClient(legal.routes),
  ...createClient({ listModerationLog: moderation.routes.listModerationLog }),
  ...createClient(status.routes),
  ...createClient({ getCreator: creatorPages.routes.getCreator }),
  origin: writing.origin,
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The page at this place of a store whose only agent is this one. */
async function page(place: Place, details: Partial<catalogue.App> = {}) {
  const shown = app({ slug: 'vat-desk', ...details })
  fakeServer()
    .answer('catalogue.listApps', () => list([shown]))
    .answer('catalogue.getApp', () => ({ success: true, app: shown }))
  const firstView = await loadFirstView(source, place)
  return {
    firstView,
    document: parsed(await renderDocument(template, place, firstView, writing)),
  }
}

const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content')

const linksOf = (document: Document) =>
  Array.from(document.querySelectorAll('link[data-opened]'), (link) => [
    link.getAttribute('hreflang') ?? link.getAttribute('rel'),
    link.getAttribute('href'),
  ])

const today: Place = { language: 'ar', route: '/' }
const agent: Place = { language: 'en', route: '/app-store/vat-desk' }

describe('the document of the first page', () => {
  test('holds Today in the language of the reader before any script has run', async () => {
    const { document } = await page(today, {
      name: 'مكتب الضريبة',
      sample: { prompt: 'What is VAT?', answer: 'المجموع **50**' },
    })

    expect(document.documentElement.lang).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.title).toBe('وكيل')
    expect(document.querySelector('h1')?.textContent).toBe('وكلاء يُنجزون العمل')
    expect(document.querySelector('h2')?.textContent).toBe('مكتب الضريبة')
    expect(document.querySelector('strong')?.textContent).toBe('50')
  })

  test('holds what it was made from, and no text of an agent can end it', async () => {
    const { document, firstView } = await page(today, {
      name: '</script><script>alert(1)</script>',
    })

    expect(document.querySelectorAll('script')).toHaveLength(2)
    expect(JSON.parse(document.getElementById('wakeel-data')!.textContent)).toEqual(
      JSON.parse(JSON.stringify(firstView)),
    )
  })

  test('has no style attribute, which the content security policy would refuse', async () => {
    const { document } = await page(today, {
      sample: { prompt: 'A table', answer: '| a | b |\n|---|---:|\n| 1 | 2 |' },
    })

    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(document.querySelectorAll('td')).toHaveLength(2)
  })

  test('without a first view it is the plain page in that language', async () => {
    const document = parsed(await renderDocument(template, today))

    expect(document.documentElement.dir).toBe('rtl')
    expect(document.getElementById('root')?.textContent).toBe('')
    expect(document.getElementById('wakeel-data')).toBeNull()
  })

  test('what is inline is named by its hash, also what only some pages have', () => {
    expect(scriptHashes(template)).toEqual([
      "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='",
    ])
    expect(styleHashes(template, writing.assets)).toHaveLength(2)
  })
})

describe('the document of an agent', () => {
  test('is its page, whose links are paths where there are paths', async () => {
    const { document } = await page(agent, { name: 'VAT desk' })
    const links = Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'))

    expect(document.querySelector('h1')?.textContent).toBe('VAT desk')
    expect(document.querySelectorAll('head style')).toHaveLength(2)
    expect(links).toEqual(
      expect.arrayContaining(['/en', '/en/apps', '/en/apps/vat-desk/demo', '/#/signin']),
    )
  })

  test('says where it stands in both languages, and what a preview of a link shows', async () => {
    const { document } = await page(agent, { name: 'VAT "desk" & more' })

    expect(linksOf(document)).toEqual([
      ['canonical', 'https://store.example.ae/en/apps/vat-desk'],
      ['en', 'https://store.example.ae/en/apps/vat-desk'],
      ['ar', 'https://store.example.ae/ar/apps/vat-desk'],
      ['x-default', 'https://store.example.ae/en/apps/vat-desk'],
      ['ai-catalog', 'https://store.example.ae/.well-known/ai-catalog.json'],
      ['alternate', 'https://store.example.ae/en/apps/vat-desk.md'],
    ])
    expect(document.title).toBe('VAT "desk" & more · Wakeel')
    expect(contentOf(document, 'meta[property="og:title"]')).toBe('VAT "desk" & more · Wakeel')
    expect(contentOf(document, 'meta[property="og:locale"]')).toBe('en_AE')
    expect(contentOf(document, 'meta[name=description]')).toBe('Does one thing well.')
  })

  test('says to search engines what it costs and how it is rated, and nothing of a creator ends that', async () => {
    const { document } = await page(agent, {
      name: '</script><script>alert(1)</script><!--',
      rating: 4.6,
      reviews_count: 12,
    })
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')!.textContent,
    )

    expect(document.querySelectorAll('script')).toHaveLength(3)
    expect(data).toMatchObject({
      '@type': 'SoftwareApplication',
      name: '</script><script>alert(1)</script><!--',
      applicationCategory: 'FinanceApplication',
      offers: { price: '374.29', priceCurrency: 'AED', category: 'subscription' },
      aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
    })
  })

  test('claims no rating before the first review', async () => {
    const { document } = await page(agent, { reviews_count: 0 })

    expect(document.head.innerHTML).not.toContain('aggregateRating')
  })

  test('with its reviews open is drawn by the browser, and stands for the same page', async () => {
    const { document } = await page({ ...agent, search: '?tab=reviews' })

    expect(document.getElementById('root')?.textContent).toBe('')
    expect(linksOf(document)[0]).toEqual(['canonical', 'https://store.example.ae/en/apps/vat-desk'])
  })

  test('that does not exist says so, to search engines too', async () => {
    fakeServer()
    const missing = await loadMissing(api.catalogue, agent)
    const document = parsed(await renderDocument(template, agent, missing, writing))

    expect(document.querySelector('h1, h2')?.textContent).toBe('This agent is not in the store')
    expect(contentOf(document, 'meta[name=robots]')).toBe('noindex')
    expect(linksOf(document)).toEqual([])
  })
})

describe('the document of a creator', () => {
  const place: Place = { language: 'ar', route: '/creators/noura' }

  async function creatorPage(details: Partial<creatorPages.Creator> = {}) {
    fakeServer().answer('creatorPages.getCreator', () => ({
      success: true,
      creator: creator(details),
      apps: [app({ name: 'مكتب الضريبة' })],
      next_cursor: null,
    }))
    const firstView = await loadFirstView(source, place)
    return parsed(await renderDocument(template, place, firstView, writing))
  }

  test('is whole, and says whose it is to search engines and previews', async () => {
    const document = await creatorPage()
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')!.textContent!,
    )

    expect(document.querySelector('h1')?.textContent).toBe('Noura Saleh')
    expect(document.querySelector('h3')?.textContent).toBe('مكتب الضريبة')
    expect(document.title).toBe('وكلاء Noura Saleh · وكيل')
    expect(contentOf(document, 'meta[property="og:description"]')).toBe(
      'Accountants who write agents.',
    )
    expect(linksOf(document).slice(0, 3)).toEqual([
      ['canonical', 'https://store.example.ae/ar/creators/noura'],
      ['en', 'https://store.example.ae/en/creators/noura'],
      ['ar', 'https://store.example.ae/ar/creators/noura'],
    ])
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Noura Saleh',
        sameAs: 'https://scales.example.com/about',
      },
    })
  })

  test('of the store is that of an organisation', async () => {
    const document = await creatorPage({ kind: 'store', about: null, website: null })

    expect(document.head.innerHTML).toContain('"@type":"Organization"')
    expect(contentOf(document, 'meta[name=description]')).toContain('وكلاء الذكاء الاصطناعي من')
  })

  test('who has none says so, to search engines too', async () => {
    fakeServer()
    const missing = await loadMissing(api.catalogue, place)
    const document = parsed(await renderDocument(template, place, missing, writing))

    expect(document.querySelector('h1')?.textContent).toBe('ليست لهذا المبدع صفحة')
    expect(contentOf(document, 'meta[name=robots]')).toBe('noindex')
  })
})

test('the first page at no language’s address names none of its own, so that it is no third beside the two', async () => {
  const { document } = await page(today)

  expect(linksOf(document).slice(0, 4)).toEqual([
    ['canonical', 'https://store.example.ae/ar'],
    ['en', 'https://store.example.ae/en'],
    ['ar', 'https://store.example.ae/ar'],
    ['x-default', 'https://store.example.ae/en'],
  ])
})

describe('the document of a demo', () => {
  test('has the form with the questions to start with, in Arabic', async () => {
    const { document } = await page({ language: 'ar', route: '/app-store/vat-desk/demo' })

    expect(document.querySelector('textarea')).not.toBeNull()
    expect(document.body.textContent).toContain('What is 5% VAT on AED 1,000?')
    expect(linksOf(document)[0]).toEqual([
      'canonical',
      'https://store.example.ae/ar/apps/vat-desk/demo',
    ])
  })
})

describe('the document of a page about no agent', () => {
  const answered = () =>
    fakeServer()
      .answer('billing.listPlans', () => ({
        success: true,
        plans: plans(),
        offer_notice: null,
        vat_mode: 'added',
        current: null,
      }))
      .answer('billing.listOffers', () => ({ success: true, offers: [] }))
      .answer('legal.getContact', () => ({ success: true, seller: null, security: null }))
      .answer('moderation.listModerationLog', () => ({
        success: true,
        entries: [],
        next_cursor: null,
      }))
      .answer('status.getStatus', () => ({
        success: true,
        measured_at: null,
        parts: [],
        incidents: [],
      }))

  async function plainPage(place: Place) {
    answered()
    const firstView = await loadFirstView(source, place)
    return parsed(await renderDocument(template, place, firstView, writing))
  }

  test.for(plainRoutes)('%s is whole in both languages, under its own title', async (route) => {
    for (const language of ['en', 'ar'] as const) {
      const document = await plainPage({ language, route })
      const title = document.querySelector('h1')?.textContent

      expect(document.title).toBe(`${title} · ${language === 'en' ? 'Wakeel' : 'وكيل'}`)
      expect(contentOf(document, 'meta[name=description]')).not.toBe('A store.')
      expect(document.querySelector('[role=status][aria-label]')).toBeNull()
      expect(linksOf(document)[0]).toEqual([
        'canonical',
        `https://store.example.ae/${language}${route}`,
      ])
    }
  })

  test('says where the store is in the examples of the page for developers', async () => {
    const document = await plainPage({ language: 'en', route: '/developers' })

    expect(document.querySelector('pre')?.textContent).toContain(
      'curl https://store.example.ae/api/apps/vat-invoice-desk/runs',
    )
  })

  test('is drawn by the browser where its address says what somebody chose', async () => {
    const plain = { language: 'en', route: '/pricing' } as const
    const chosen = { ...plain, search: '?billing=annual' }

    expect((await plainPage(chosen)).getElementById('root')?.textContent).toBe('')
    expect(normalSearch(chosen)).toBe(normalSearch({ ...plain, search: '?offer=any' }))
    expect(normalSearch({ ...plain, search: '?utm_source=letter' })).toBe('')
  })
})

describe('the document of the catalogue', () => {
  const shop: Place = {
    language: 'en',
    route: '/app-store',
    search: '?sort=rating&category=finance&x=1',
  }

  test('shows what its query says, and stands for the category in any order', async () => {
    const { document } = await page(shop, { name: 'VAT desk' })

    expect(document.querySelector('h1')?.textContent).toBe('AI agents')
    expect(document.querySelector('article')?.textContent).toContain('VAT desk')
    expect(document.querySelector<HTMLInputElement>('input[name=category]:checked')?.value).toBe(
      'finance',
    )
    expect(linksOf(document)[0]).toEqual([
      'canonical',
      'https://store.example.ae/en/apps?category=finance',
    ])
  })

  test('is the same however its query is written, and what it does not know makes no page of its own', () => {
    expect(normalSearch(shop)).toBe('?category=finance&sort=rating')
    expect(normalSearch({ ...shop, search: '?category=finance&y=2&sort=rating' })).toBe(
      normalSearch(shop),
    )
    expect(normalSearch({ ...agent, search: '?utm_source=x' })).toBe('')
  })

  test('with the results of a search is for nobody who collects pages', async () => {
    const { document } = await page({ ...shop, search: '?q=vat' })

    expect(contentOf(document, 'meta[name=robots]')).toBe('noindex')
  })
})
