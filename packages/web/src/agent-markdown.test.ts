import { expect, test } from 'vitest'
import { app } from '../testing/apps.ts'
import { agentMarkdown, storeMarkdown } from './agent-markdown.ts'

const origin = 'https://store.example.ae'
const desk = app({
  slug: 'vat-desk',
  name: 'VAT desk',
  rating: 4.6,
  full_description: '# VAT\nWorks out **VAT**.',
  sample: { prompt: 'What is 5% VAT\non AED 1,000?', answer: 'The VAT is **AED 50.00**.\n\n- net' },
})

test('an agent’s page can be read as text, with where to try it and what it costs', () => {
  expect(agentMarkdown(desk, 'en', origin)).toBe(`# VAT desk

> Does one thing well.

- Try Demo: https://store.example.ae/en/apps/vat-desk/demo
- Overview: https://store.example.ae/en/apps/vat-desk
- Category: Finance
- Provider: Wakeel
- Price: AED 374.29 per month
- 12 reviews: Rated 4.6 out of 5
- 1,204 runs
- Runtime: Built in, no key needed
- Languages: English, Arabic
- Skills used: VAT calculator (Federal Decree-Law 8/2017)
- Version: 1
- Updated: 12 Nov 2026

## VAT
Works out **VAT**.

## What it needs

- The amount

## What it never does

- Invents a number

## A sample question and its real answer

**What is 5% VAT on AED 1,000?**

> The VAT is **AED 50.00**.
> 
> - net

## Questions to start with

- What is 5% VAT on AED 1,000?
- Check this invoice
- Split AED 1,050 into net and VAT

## Verified by provider

Every demo prompt was run.
`)
})

test('in Arabic it is in Arabic, and leads to the Arabic pages', () => {
  const text = agentMarkdown(desk, 'ar', origin)
  expect(text).toContain('- جرّب مجانًا: https://store.example.ae/ar/apps/vat-desk/demo')
  expect(text).toContain('## ما لا يفعله أبدًا')
  expect(text).toContain('374.29 درهم شهريًا')
})

test('what a creator wrote is no title of the page, and what is missing has none', () => {
  const text = agentMarkdown(
    app({
      name: 'Desk\n# Buy now',
      full_description: 'Text.\n# Ours',
      needs: [],
      sample: null,
      verification: null,
      pricing: { model: 'free', price_usd: 0, price_aed: 0 },
      reviews_count: 0,
    }),
    'en',
    origin,
  )
  const headings = text.split('\n').filter((one) => /^#{1,2} /.test(one))
  expect(headings).toEqual([
    '# Desk # Buy now',
    '## What it does',
    '## Ours',
    '## What it never does',
    '## Questions to start with',
  ])
  expect(text).toContain('- Price: Free\n')
  expect(text).not.toContain('Rated')
})

test('the store says what it is, and where its agents can be read', () => {
  const text = storeMarkdown([app({ ...desk, name: 'VAT [desk]' })], origin)
  expect(text).toMatch(/^# Wakeel\n\n> Ask a real question/)
  expect(text).toContain(
    '- [VAT \\[desk\\]](https://store.example.ae/en/apps/vat-desk.md): Does one thing well.',
  )
})

const evaluated = app({
  slug: 'vat-desk',
  evaluation: {
    version: 3,
    evaluated_at: '2026-11-12T08:00:00.000Z',
    total: { questions: 13, passed: 12 },
    scores: { en: { questions: 7, passed: 7 }, ar: { questions: 6, passed: 5 } },
    providers: ['built-in'],
  },
})

test('an evaluation stands there with its version, its day and a score for each language', () => {
  expect(agentMarkdown(evaluated, 'en', origin)).toContain(`## Evaluation

Version 3 answered 12 of 13 questions as expected. Evaluated on 12 Nov 2026.

- English: 7 of 7 questions
- Arabic: 5 of 6 questions
- See all questions: https://store.example.ae/api/apps/vat-desk/evaluations/3
`)
})

test('in Arabic an evaluation is told in Arabic, and a language without questions is left out', () => {
  const arabicOnly = {
    ...evaluated.evaluation!,
    scores: { en: null, ar: { questions: 6, passed: 5 } },
  }
  const text = agentMarkdown({ ...evaluated, evaluation: arabicOnly }, 'ar', origin)

  expect(text).toContain('- العربية: 5 من 6 أسئلة')
  expect(text).not.toContain('- الإنجليزية: ')
})
