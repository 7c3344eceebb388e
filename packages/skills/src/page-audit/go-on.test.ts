import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { searchPageAudit } from '../search-page-audit.ts'

const page =
  'check this head: <head><title>Shop</title><meta name="robots" content="noindex"><meta name="description" content="Oud and perfume oils made by hand in Ajman, sent to all of the UAE in two days."></head>'

test('what is to be mended first is asked of the page before', () => {
  expect(answerAfter([searchPageAudit], page, 'what should i fix first?')).toContain('noindex')
})

test('a title takes the place of the one before', () => {
  const changed = 'changed the title: <title>Handmade oud and bakhoor from Ajman</title> ok now?'
  expect(answerAfter([searchPageAudit], page, changed)).toContain('35 characters')
  expect(answerAfter([searchPageAudit], page, changed, 'is it indexed?')).toContain('noindex')
})
