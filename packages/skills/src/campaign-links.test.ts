import { expect, test } from 'vitest'
import { link, parseAddress, tidyValue } from './campaign/address.ts'
import { checkLink } from './campaign/check-link.ts'
import { addressesIn } from './campaign/read-links.ts'
import { tagsIn } from './campaign/read-tags.ts'

const tags = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'eid' }
const query = 'utm_source=newsletter&utm_medium=email&utm_campaign=eid'

test.each([
  ['https://a.ae', `https://a.ae/?${query}`],
  ['https://a.ae/x?id=7&b=%20c', `https://a.ae/x?id=7&b=%20c&${query}`],
  ['https://a.ae/x#top', `https://a.ae/x?${query}#top`],
  ['www.a.ae/x', `https://www.a.ae/x?${query}`],
  ['https://a.ae/عروض', `https://a.ae/%D8%B9%D8%B1%D9%88%D8%B6?${query}`],
  ['https://a.ae/x?off=20%', `https://a.ae/x?off=20%25&${query}`],
])('tags are added to %s without loss', (address, expected) => {
  expect(link(parseAddress(address), tags)).toBe(expected)
})

test.each([
  ['Ramadan 2027', 'ramadan-2027'],
  ['  Big & Bold!  ', 'big-bold'],
  ['رمضان 2027', 'رمضان-2027'],
  ['white_friday', 'white_friday'],
])('the value %j is written %j', (value, tidied) => {
  expect(tidyValue(value)).toBe(tidied)
})

test.each([
  ['https://a.ae/?utm_source=a&utm_medium=email&utm_campaign=c', []],
  ['https://a.ae/?utm_source=a', ['missing', 'missing']],
  ['https://a.ae/?utm_source=&utm_medium=email&utm_campaign=c', ['empty']],
  ['https://a.ae/?utm_source=A&utm_medium=email&utm_campaign=c', ['upperCase']],
  ['https://a.ae/?utm_source=a+b&utm_medium=email&utm_campaign=c', ['spaces']],
  ['https://a.ae/?utm_source=a&utm_source=b&utm_medium=email&utm_campaign=c', ['duplicate']],
  ['https://a.ae/?utm_source=a?utm_medium=email&utm_campaign=c', ['questionMarks']],
  ['https://a.ae/#top?utm_source=a&utm_medium=email&utm_campaign=c', ['inFragment']],
  ['https://a.ae/?utm_source=a&utm_medium=email&utm_campaign=عيد', ['notAscii']],
  ['https://a.ae/?utm_sorce=a&utm_medium=email&utm_campaign=c', ['misspelt']],
  ['https://a.ae/?utm_source=a&utm_medium=carrier-pigeon&utm_campaign=c', ['unknownMedium']],
  ['https://a.ae/?utm_source=a&utm_medium=email&utm_campaign=c&to=x@a.ae', ['privateData']],
])('%s has the faults %j', (address, faults) => {
  expect(checkLink(address).findings.map(({ kind }) => kind)).toEqual(faults)
})

test('a link that lacks a required tag is not mended by guessing', () => {
  expect(
    checkLink('https://a.ae/?utm_source=News Letter&utm_medium=Email').corrected,
  ).toBeUndefined()
})

test.each([
  [
    'build a campaign link: source=google medium=cpc campaign="Black Friday"',
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Black Friday' },
  ],
  [
    'source newsletter, medium email, campaign ramadan 2027',
    { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'ramadan 2027' },
  ],
  [
    'from instagram via social for campaign eid sale please',
    { utm_source: 'instagram', utm_medium: 'social', utm_campaign: 'eid sale' },
  ],
  [
    'Source: LinkedIn; Medium: Paid Social; Campaign: Q1',
    { utm_source: 'LinkedIn', utm_medium: 'Paid Social', utm_campaign: 'Q1' },
  ],
  [
    'المصدر نشرة والوسيط email والحملة رمضان ٢٠٢٧',
    { utm_source: 'نشرة', utm_medium: 'email', utm_campaign: 'رمضان 2027' },
  ],
  [
    'campaign = "White Friday", content banner-1',
    { utm_campaign: 'White Friday', utm_content: 'banner-1' },
  ],
  ['build me a campaign link', {}],
])('%j names the tags %j', (sentence, expected) => {
  expect(tagsIn(sentence).sets).toEqual([expected])
})

test.each([
  ['see https://a.ae/x, and www.b.com.', ['https://a.ae/x', 'www.b.com']],
  [
    'https://a.ae/?utm_source=News Letter&utm_medium=email',
    ['https://a.ae/?utm_source=News Letter&utm_medium=email'],
  ],
  ['mail me at someone@a.ae', []],
])('%j holds the addresses %j', (text, addresses) => {
  expect(addressesIn(text).map(({ address }) => address)).toEqual(addresses)
})

test.each([
  ['المصدر google، الحملة عيد، الكلمة تمر خلاص', 'utm_term', 'تمر خلاص'],
  ['source instagram, story as medium, name it ramadan offers', 'utm_campaign', 'ramadan offers'],
])('%j names the tag %s', (sentence, key, value) => {
  expect(tagsIn(sentence).sets[0]).toMatchObject({ [key]: value })
})
