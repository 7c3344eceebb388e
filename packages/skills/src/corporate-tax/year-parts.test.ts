import { expect, test } from 'vitest'
import { corporateTax } from '../corporate-tax.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([corporateTax], { text, language: languageOfRequest(text), today: '2026-11-30' }).text

test.each([
  ["first half profit 300k second half 450k what's the tax", '33,750.00'],
  ['Q1 120k, Q2 95k, Q3 210k, Q4 180k profit. what corporate tax do I owe?', '20,700.00'],
  ['H1 revenue 1m costs 700k, H2 revenue 1.2m costs 800k, corporate tax?', '29,250.00'],
  ['النص الاول ربحنا 250 الف والنص الثاني 400 الف كم ضريبة الشركات', '24,750.00'],
])('all parts of a year are added up: %s', (text, tax) => {
  expect(answerTo(text)).toContain(tax)
})

test.each([
  ['revenue 900k, 3 staff at 6000 a month, rent 100k a year, tax?', '18,810.00'],
  ['4 موظفين ب 5000 درهم بالشهر والايجار 8000 بالشهر والدخل 70 الف بالشهر كم الضريبة', '11,610.00'],
  ['profit rose from 500k to 700k. how much more corporate tax?', '18,000.00 more'],
  ['ربحنا زاد من 500 الف ل 700 الف كم زادت الضريبة', '18,000.00 درهم أكثر'],
])('figures count as often as they are told: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})
