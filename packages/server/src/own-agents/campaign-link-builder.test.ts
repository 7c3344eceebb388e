import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { campaignLinkBuilder as agent } from './campaign-link-builder.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'hello pls add utm tags to example.com: Source: LinkedIn; Medium: Paid Social; Campaign: Q1 Launch',
    ['https://example.com/?utm_source=linkedin&utm_medium=paid-social&utm_campaign=q1-launch'],
  ],
  [
    'utm_source=google utm_medium=cpc utm_campaign=white_friday www.shop.ae/deals?size=10#top',
    [
      'https://www.shop.ae/deals?size=10&utm_source=google&utm_medium=cpc&utm_campaign=white_friday#top',
    ],
  ],
  [
    'https://a.ae/x?utm_source=old&utm_medium=email&utm_campaign=a make the source newsletter',
    [
      'https://a.ae/x?utm_source=newsletter&utm_medium=email&utm_campaign=a',
      'were replaced (utm_source)',
    ],
  ],
  [
    'is this ok https://a.ae/p?utm_source=facebook&utm_medium=paid_social&utm_campaign=launch',
    ['No faults: the link is fine.'],
  ],
  [
    'I need a utm link to www.myshop.com/eid from instagram via social media for campaign eid sale please',
    ['https://www.myshop.com/eid?utm_source=instagram&utm_medium=social&utm_campaign=eid-sale'],
  ],
  [
    'أنشئ رابط حملة لـ https://example.ae/ar?id=7#form المصدر instagram والوسيط social والحملة العيد ٢٠٢٧',
    [
      'https://example.ae/ar?id=7&utm_source=instagram&utm_medium=social&utm_campaign=%D8%A7%D9%84%D8%B9%D9%8A%D8%AF-2027#form',
    ],
  ],
  [
    'افحص الروابط:\nhttps://a.ae/?utm_source=google&utm_medium=cpc&utm_campaign=eid\nhttps://b.ae/?UTM_Source=x&utm_medium=email&utm_campaign=summer sale',
    [
      'عدد الملاحظات 2، والروابط السليمة 1 من 2',
      'https://b.ae/?utm_source=x&utm_medium=email&utm_campaign=summer-sale',
    ],
  ],
  [
    'link https://a.ae with sources: newsletter, instagram, medium email, campaign x',
    [
      '2 campaign links are ready',
      'https://a.ae/?utm_source=newsletter&utm_medium=email&utm_campaign=x',
      'https://a.ae/?utm_source=instagram&utm_medium=email&utm_campaign=x',
    ],
  ],
  [
    'أريد رابط UTM إلى example.ae/offers، المصدر whatsapp، الوسيط sms، الحملة eid',
    ['https://example.ae/offers?utm_source=whatsapp&utm_medium=sms&utm_campaign=eid'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['build me a campaign link for https://a.ae', 'the source (utm_source)'],
  ['أنشئ رابط حملة', 'عنوان الصفحة'],
  ['utm link for https://a.ae, it runs on snapchat, campaign glow', 'the medium (utm_medium)'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  [
    'add utm to https://shop.ae/eid for our instagram ads, campaign is eid sale',
    [
      'utm_source=instagram&utm_medium=paid-social&utm_campaign=eid-sale',
      'Assumed from the channel',
    ],
  ],
  [
    'two links for https://a.ae/x, campaign eid: the first source google and medium cpc, the second source partner site and medium referral',
    [
      'utm_source=google&utm_medium=cpc&utm_campaign=eid',
      'utm_source=partner-site&utm_medium=referral&utm_campaign=eid',
    ],
  ],
  [
    'رابطين لـ https://a.ae/x والحملة اسمها spring: الأول المصدر facebook والوسيط social والتاني المصدر sms والوسيط sms',
    [
      'utm_source=facebook&utm_medium=social&utm_campaign=spring',
      'utm_source=sms&utm_medium=sms&utm_campaign=spring',
    ],
  ],
  [
    'https://a.ae/one source google, https://a.ae/two source bing, medium cpc and campaign eid for both',
    [
      '2 campaign links are ready',
      'https://a.ae/one?utm_source=google&utm_medium=cpc&utm_campaign=eid',
      'https://a.ae/two?utm_source=bing&utm_medium=cpc&utm_campaign=eid',
    ],
  ],
  [
    'why is the campaign odd here https://a.ae/?utm_source=x&utm_medium=email&utm_campaign=winter sale',
    ['`utm_campaign` holds a space', 'utm_campaign=winter-sale'],
  ],
  [
    'shorten https://a.ae/?utm_source=x&utm_medium=email&utm_campaign=y and open it once',
    ['I do not shorten links', 'I do not open addresses', 'No faults'],
  ],
  ['is utm_medium missing in https://a.ae/?utm_source=x&utm_campaign=y', ['**Yes: ']],
  ['هل فيه مصدر في https://a.ae/?utm_source=x&utm_medium=email&utm_campaign=y', ['**نعم: ']],
  [
    'رابطين لـ https://a.ae واحد للفيسبوك وواحد للتيك توك، الوسيط social، الحملة eid',
    ['utm_source=facebook&utm_medium=social', 'utm_source=tiktok&utm_medium=social'],
  ],
] as const)('where a link will stand is enough: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  'make it short pls, i will put it in my story https://a.ae/?utm_source=snapchat&utm_medium=story&utm_campaign=y',
  'اختصر لي هالرابط عشان احطه في ستوري انستقرام https://a.ae/?utm_source=snapchat&utm_medium=story&utm_campaign=y',
])('where a link is put changes no tag that it has: %s', (text) => {
  const said = answer(text)
  expect(said).toContain('utm_source=snapchat&utm_medium=story&utm_campaign=y')
  expect(said).not.toContain('utm_medium=social')
  expect(said).not.toContain('utm_source=instagram')
})

test.each([
  'make it for tiktok https://a.ae/?utm_source=snapchat&utm_medium=social&utm_campaign=y',
  'سوي نفس الرابط لتيك توك https://a.ae/?utm_source=snapchat&utm_medium=social&utm_campaign=y',
])('a place that the link is to be made for changes its source: %s', (text) => {
  expect(answer(text)).toContain('utm_source=tiktok&utm_medium=social&utm_campaign=y')
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the capital of France?')).toContain('Builds links with UTM tags')
})
