import { expect, test } from 'vitest'
import { link, parseAddress, tidyValue } from './campaign/address.ts'
import { checkLink } from './campaign/check-link.ts'
import { addressesIn } from './campaign/read-links.ts'
import { tagsIn } from './campaign/read-tags.ts'
import { campaignLinks } from './campaign-links.ts'

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

test.each([
  'two links: source tiktok, medium reel\nsource x, medium ads\ncampaign for both: Winter Sale',
  'source tiktok medium reel and source x medium ads, the campaign for all of them is winter sale',
  'المصدر tiktok والوسيط reel\nالمصدر x والوسيط ads\nالحملة للاثنين: winter sale',
])(
  'a tag that is said for all links is that of each, and a medium is what it is called: %s',
  (text) => {
    expect(
      tagsIn(text).sets.map((tags) =>
        [tags.utm_source, tags.utm_medium, tidyValue(tags.utm_campaign ?? '')].join(' '),
      ),
    ).toEqual(['tiktok reel winter-sale', 'x ads winter-sale'])
  },
)

test.each([
  [
    'links for tiktok and the email newsletter, campaign spring. for the email add content: footer',
    'newsletter',
  ],
  [
    'روابط للتيك توك وللواتساب، الوسيط social، الحملة spring، وللواتساب بس المحتوى footer',
    'whatsapp',
  ],
])('a tag that is said for one place stands in its link alone: %s', (text, source) => {
  const { sets } = tagsIn(text)
  expect(sets.find(({ utm_content }) => utm_content === 'footer')?.utm_source).toBe(source)
  expect(sets.filter(({ utm_content }) => utm_content)).toHaveLength(1)
})

test('the first and the second of a tag are those of the first and the second page', () => {
  const text = 'source flyer, medium qr, first campaign is doors, second campaign is floors'
  expect(tagsIn(text, [0, 0])).toMatchObject({
    isPaired: true,
    sets: [{ utm_campaign: 'doors' }, { utm_campaign: 'floors' }],
  })
})

test('what is said of the rest of a link is no part of a value', () => {
  expect(tagsIn('change the campaign to doors-2 in this one and leave the rest').sets).toEqual([
    { utm_campaign: 'doors-2' },
  ])
})

test.each([
  [
    'source google, medium cpc, campaign doors. no wait, source is bing',
    { utm_source: 'bing', utm_campaign: 'doors' },
  ],
  [
    'campaign doors, source google, medium cpc. My boss wanted the campaign floors',
    { utm_campaign: 'doors' },
  ],
])('what was taken back or only wanted once is no tag: %s', (text, tags) => {
  const { sets } = tagsIn(text)
  expect(sets).toHaveLength(1)
  expect(sets[0]).toMatchObject(tags)
})

test('two kinds of place that are joined are two links', () => {
  const { sets } = tagsIn('one page for sms and for whatsapp, campaign doors, term = gold on both')
  expect(sets).toEqual([
    { utm_source: 'whatsapp', utm_campaign: 'doors', utm_term: 'gold' },
    { utm_medium: 'sms', utm_campaign: 'doors', utm_term: 'gold' },
  ])
})

test.each([
  'campaign flu shots for both: one for facebook / paid, the other sms / sms (source / medium)',
  'الحملة flu shots، رابطين: facebook / paid و sms / sms (المصدر / الوسيط)',
])('each pair with a stroke is a link of its own: %s', (sentence) => {
  expect(tagsIn(sentence).sets).toEqual([
    { utm_source: 'facebook', utm_medium: 'paid', utm_campaign: 'flu shots' },
    { utm_source: 'sms', utm_medium: 'sms', utm_campaign: 'flu shots' },
  ])
})

test('a pair holds for each of several versions', () => {
  const { sets } = tagsIn('newsletter / email, campaign dsf, content header and content footer')

  expect(sets).toEqual(
    ['header', 'footer'].map((utm_content) => ({
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'dsf',
      utm_content,
    })),
  )
})

test('two places with a stroke between them are no source and medium', () => {
  const { sets } = tagsIn('on instagram/facebook, medium social, campaign sale')

  expect(sets.map(({ utm_source }) => utm_source)).toEqual(['instagram', 'facebook'])
})

test.each([
  ['حملة حق الصفحة هذي، المصدر snapchat الحملة White Friday', 'White Friday'],
  ['سوي رابط لحملة حق رمضان، المصدر snapchat', 'رمضان'],
])('a dialect word for "of" is no name of a campaign: %s', (sentence, utm_campaign) => {
  expect(tagsIn(sentence).sets).toMatchObject([{ utm_campaign }])
})

const spaced = 'https://a.ae/?utm_source=x&utm_campaign=back to school'

test.each([
  `what is wrong with this link ${spaced}`,
  `الرابط ده فيه ايه غلط؟ ${spaced}`,
  `شوف لي هالرابط ${spaced}`,
])('a value goes on behind its spaces: %s', (text) => {
  expect(addressesIn(text)).toMatchObject([{ address: spaced }])
})

test('what is asked behind a link is no part of its last value', () => {
  expect(addressesIn(`check ${spaced.replace('to school', 'is it ok')}`)).toMatchObject([
    { address: 'https://a.ae/?utm_source=x&utm_campaign=back' },
  ])
})

test.each([
  ['source insta, medium social, campaign Eid Box, content Story Link', 'Story Link'],
  ['source a medium email campaign b content header link', 'header link'],
  ['source a medium email campaign b content link in bio', 'link in bio'],
  ['المصدر a الوسيط email الحملة b والمحتوى رابط البايو', 'رابط البايو'],
])('what stands on a page may be called a link: %s', (text, content) => {
  expect(tagsIn(text).sets).toMatchObject([{ utm_content: content }])
})

test.each([
  'source a, medium email, campaign oct .. no make the campaign nov',
  'source a, medium email, campaign oct, no, use the campaign nov',
  'المصدر google الوسيط email الحملة oct .. لا خلاص خل الحملة nov',
])('a campaign that is taken back makes no link of its own: %s', (text) => {
  expect(tagsIn(text).sets).toMatchObject([{ utm_campaign: 'nov' }])
})

const checked = (address: string, language: 'en' | 'ar') => {
  const reading = campaignLinks.read({ text: `check ${address}`, language, today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('asked back')
  return campaignLinks.explain(campaignLinks.run(reading.input, { today: '2026-11-20' }), language)
}

test('a tag under a wrong name is said to be missing, and only what the link lacks is asked for', () => {
  const address = 'https://a.ae/?utm_source=tiktok&utm_medum=cpc&utm_campaign='
  const [english, arabic] = [checked(address, 'en'), checked(address, 'ar')]
  expect(english).toContain('so `utm_medium` is missing in reports')
  expect(english).toContain('**2 findings in this link.**')
  expect(english).toContain('for example: campaign ramadan 2027')
  expect(english).not.toMatch(/newsletter|medium email|0 of 1/)
  expect(arabic).toContain('ولذلك ينقص `utm_medium` في التقارير')
})

test('a tag under its right name beside a wrong one is not missing', () => {
  expect(
    checked('https://a.ae/?utm_source=a&utm_sorce=b&utm_medium=cpc&utm_campaign=c', 'en'),
  ).not.toContain('missing in reports')
})

test('what a link lacks may be said beside it', () => {
  const text = 'https://a.ae/?utm_source=tiktok&utm_medium=cpc&utm_campaign= campaign winter sale'
  expect(campaignLinks.read({ text, language: 'en', today: '2026-11-20' })).toMatchObject({
    input: { task: 'build', sets: [{ utm_campaign: 'winter sale' }] },
  })
})

const page = 'https://a.ae/x'
const linksOf = (text: string) => {
  const reading = campaignLinks.read({ text, language: 'en', today: '2026-11-20' })
  if (!('input' in reading)) return []
  const output = campaignLinks.run(reading.input, { today: '2026-11-20' }) as {
    links: { link: string }[]
  }
  return output.links.map(({ link: built }) => decodeURIComponent(built).split('?')[1])
}

test.each([
  [
    `${page} source bing, medium cpc, campaign is iftar, search term (keyword) "iftar tent", content label is Ad 2`,
    'utm_source=bing&utm_medium=cpc&utm_campaign=iftar&utm_term=iftar-tent&utm_content=ad-2',
  ],
  [
    `رابط ${page} المصدر (source) google والوسيط (medium) cpc والحملة عيد`,
    'utm_source=google&utm_medium=cpc&utm_campaign=عيد',
  ],
  [
    `${page} source whatsapp medium chat campaign suhoor nights, the medium should be messaging not chat ok thats all`,
    'utm_source=whatsapp&utm_medium=messaging&utm_campaign=suhoor-nights',
  ],
  [
    `${page} source = LinkedIn, medium=social, campaign=tent. wait the source should be X not LinkedIn`,
    'utm_source=x&utm_medium=social&utm_campaign=tent',
  ],
  [
    `${page} source sms medium sms campaign Why Not Now`,
    'utm_source=sms&utm_medium=sms&utm_campaign=why-not-now',
  ],
  [
    `رابط ${page} المصدر telegram مو واتساب والوسيط social واسم الحملة Summer Sale ورقمي 0551234567 لو تبون`,
    'utm_source=telegram&utm_medium=social&utm_campaign=summer-sale',
  ],
  [
    `أريد اسم الحملة بالعربي كما هو: «عروض الشتاء». الصفحة ${page}، المصدر google، الوسيط cpc`,
    'utm_source=google&utm_medium=cpc&utm_campaign=عروض-الشتاء',
  ],
  [
    `the campaign name in Arabic exactly as it is: «عروض الشتاء», page ${page}, source google, medium cpc`,
    'utm_source=google&utm_medium=cpc&utm_campaign=عروض-الشتاء',
  ],
  [
    `a campaign we call "Back To Gym", source is flyer, medium is print, ${page}, no content no term`,
    'utm_source=flyer&utm_medium=print&utm_campaign=back-to-gym',
  ],
  [
    `رابط ${page} من حملة سناب مدفوعة اسمها black oud`,
    'utm_source=snapchat&utm_medium=paid-social&utm_campaign=black-oud',
  ],
  [
    `google ads brand campaign, ${page}, campaign brand-uae`,
    'utm_source=google&utm_medium=cpc&utm_campaign=brand-uae',
  ],
  [
    `a link in our Instagram bio for the iftar campaign ${page}`,
    'utm_source=instagram&utm_medium=social&utm_campaign=iftar',
  ],
  [
    `change the campaign in ${page}?utm_source=a&utm_medium=email&utm_campaign=eid to white friday`,
    'utm_source=a&utm_medium=email&utm_campaign=white-friday',
  ],
])('a value is what is said, and nothing that is said around it: %s', (text, expected) => {
  expect(linksOf(text)).toEqual([expected])
})

test.each([
  [
    `same but the content: first is video-a, second is image-b. ${page} source x medium social campaign c`,
    ['video-a', 'image-b'],
  ],
  [
    `three versions, content: hero, footer and sidebar. ${page} source x medium social campaign c`,
    ['hero', 'footer', 'sidebar'],
  ],
  [
    `رابطين المحتوى الأول صورة والثاني فيديو، ${page} المصدر x الوسيط social الحملة c`,
    ['صورة', 'فيديو'],
  ],
  [
    `٣ لينكات والمحتوى banner و story و reel الصفحة ${page} المصدر x الوسيط social الحملة c`,
    ['banner', 'story', 'reel'],
  ],
  [
    `one link, content black and white, ${page} source x medium social campaign c`,
    ['black-and-white'],
  ],
])('a tag with several values makes a link for each: %s', (text, contents) => {
  expect(linksOf(text).map((query) => /utm_content=(.*)/.exec(query ?? '')?.[1])).toEqual(contents)
})

test.each([
  [
    `all three links, page ${page}\n\nsource\tmedium\tcampaign\nInstagram\tsocial\tWeek\nnewsletter\temail\tWeek\ngoogle\tcpc\tWeek`,
    ['instagram social week', 'newsletter email week', 'google cpc week'],
  ],
  [
    'source | medium | campaign | url\nx | social | a | https://a.ae/1\nsms | sms | b | https://a.ae/2\nmake those',
    ['x social a', 'sms sms b'],
  ],
  [`الصفحة ${page}\nالمصدر\tالوسيط\tالحملة\nسناب\tsocial\tعيد`, ['snapchat social عيد']],
  [
    `${page}, campaign for all is eid\nsource,medium\nx,social\nsms,sms`,
    ['x social eid', 'sms sms eid'],
  ],
])('each row of a table is a link: %j', (text, expected) => {
  const values = linksOf(text).map((query) =>
    query?.replaceAll(/utm_\w+=/g, '').replaceAll('&', ' '),
  )
  expect(values).toEqual(expected)
})

const fine = `${page}?utm_source=a&utm_medium=email&utm_campaign=c`
test.each([
  [`is this link ok? ${fine}`, '**Yes.**'],
  [`agency swears it is fine, is it? ${page}?utm_source=a&utm_medium=email`, '**No.**'],
  [`هل في وسم مكرر ${fine}&utm_source=b`, '**Yes, repeated: `utm_source`.**'],
  [`is any tag repeated? ${fine}`, '**No tag is repeated.**'],
  [`what is missing? ${page}?utm_source=a`, '**Missing: `utm_medium`, `utm_campaign`.**'],
  [
    `are these the same in reports?\n${fine}\n${fine}X`,
    '**No, reports tell them apart: `utm_campaign` (c / cX).**',
  ],
  [
    `will these count as different campaigns?\n${fine}\n${fine}`,
    '**No: their tags are the same.**',
  ],
  [
    `which one is right?\n${fine}\n${page}?utm_source=a`,
    '**2 findings; 1 of 2 links is without fault (1).**',
  ],
  [`what is wrong here? ${fine}`, '**No faults: the link is fine.**'],
])('what is asked of a link is answered first: %s', (text, answer) => {
  const reading = campaignLinks.read({ text, language: 'en', today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('asked back')
  const said = campaignLinks.explain(
    campaignLinks.run(reading.input, { today: '2026-11-20' }),
    'en',
  )
  expect(said.split('\n')[0]).toBe(answer)
})
