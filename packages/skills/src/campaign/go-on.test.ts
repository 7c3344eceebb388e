import { expect, test } from 'vitest'
import { campaignLinks } from '../campaign-links.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const said = (...messages: string[]) => answerAfter([campaignLinks], ...messages)
const first =
  'link for https://waha.ae/a?lang=en source instagram, medium social, campaign Eid sale'

test('the same link for another place keeps what was not said again', () => {
  expect(said(first, 'same for facebook', 'add content video 1')).toContain(
    'https://waha.ae/a?lang=en&utm_source=facebook&utm_medium=social&utm_campaign=eid-sale&utm_content=video-1',
  )
})

test('a tag that is taken off again is gone, and what is added beside it stands', () => {
  const answer = said(first, 'add term shoes', 'remove the term and add content top')
  expect(answer).toContain('utm_campaign=eid-sale&utm_content=top\n')
})

test('a link that was checked is written right, with what it lacked', () => {
  const checked = 'is this ok? https://waha.ae/?utm_source=Google&utm_medium=cpc'
  expect(said(checked, 'the campaign is winter sale, give me the right one')).toContain(
    'https://waha.ae/?utm_source=google&utm_medium=cpc&utm_campaign=winter-sale',
  )
  const misspelt = 'ايه الغلط في ده https://waha.ae/?utm_source=Google&utm_medium=cpc&utm_campain=x'
  expect(said(misspelt, 'طب اكتبهولي صح')).toContain(
    'utm_source=google&utm_medium=cpc&utm_campaign=x',
  )
})

test('a place to which the medium of before does not belong is asked about', () => {
  expect(said(first, 'same for the newsletter')).toContain('medium')
  expect(said(first, 'same for the newsletter', 'email')).toContain(
    'utm_source=newsletter&utm_medium=email&utm_campaign=eid-sale',
  )
})

test('a whole new link takes nothing from the one before', () => {
  const answer = said(
    `${first}, content top`,
    'سوي رابط لـ https://waha.ae/b المصدر newsletter والوسيط email والحملة summer',
  )
  expect(answer).toContain(
    'https://waha.ae/b?utm_source=newsletter&utm_medium=email&utm_campaign=summer\n',
  )
})

test('what changes nothing is asked about with what is known', () => {
  expect(said(first, 'hmm not like that')).toContain('utm_campaign eid-sale')
})
