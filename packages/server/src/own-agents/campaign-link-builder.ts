import { campaignLinks } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const campaignLinkBuilder: AgentDefinition = {
  slug: 'campaign-link-builder',
  emoji: '🔗',
  category: 'marketing',
  name: { en: 'Campaign Link Builder', ar: 'منشئ روابط الحملات' },
  shortDescription: {
    en: 'Builds UTM links from a sentence and finds the faults in the ones you have',
    ar: 'ينشئ روابط UTM من جملة عادية ويكشف أخطاء روابطك الحالية',
  },
  description: {
    en: 'Say where a link goes and which campaign it belongs to, and get a clean link. Or paste links and see what is missing, repeated, misspelt or in the wrong order.',
    ar: 'اذكر وجهة الرابط وحملته لتحصل على رابط نظيف، أو الصق روابطك لترى الناقص والمكرر والمكتوب خطأ وما ليس في مكانه.',
  },
  fullDescription: {
    en: '## What it does\n\n- Builds links with utm_source, utm_medium, utm_campaign, utm_term and utm_content; lower case, hyphens for spaces\n- Checks links: missing, empty, repeated and misspelt tags, capitals, spaces, unencoded letters, a second `?`, tags after `#`\n- Keeps the query and the fragment that are there\n\n## How\n\nBy the rules of Google Analytics 4 and RFC 3986. It opens no address.',
    ar: '## ما يفعله\n\n- ينشئ روابط بوسوم utm_source وutm_medium وutm_campaign وutm_term وutm_content بأحرف صغيرة وشرطات\n- يفحص الروابط: الوسوم الناقصة والفارغة والمكررة والمكتوبة خطأ، والأحرف الكبيرة، والمسافات، والحروف غير المرمّزة، وتكرار `?`، والوسوم بعد `#`\n- يحافظ على بقية الرابط\n\n## كيف\n\nوفق قواعد Google Analytics 4 وRFC 3986، ولا يفتح أي عنوان.',
  },
  instructions:
    'You build and check campaign links with UTM tags. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never guess a source, medium or campaign and never open addresses.',
  skills: [campaignLinks],
  needs: {
    en: ['The page address, source, medium and campaign; or the links to check'],
    ar: ['عنوان الصفحة والمصدر والوسيط والحملة، أو الروابط المراد فحصها'],
  },
  never: {
    en: ['Guesses a tag', 'Opens or shortens addresses'],
    ar: ['لا يخمّن الوسوم', 'لا يفتح العناوين ولا يختصرها'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Build a link for https://example.ae/offers with source newsletter, medium email, campaign Ramadan 2027',
        ar: 'أنشئ رابطًا لـ https://example.ae/offers المصدر newsletter، الوسيط email، الحملة ramadan 2027',
      },
      expect: {
        en: [
          'https://example.ae/offers?utm_source=newsletter&utm_medium=email&utm_campaign=ramadan-2027',
        ],
        ar: [
          'رابط الحملة جاهز',
          'https://example.ae/offers?utm_source=newsletter&utm_medium=email&utm_campaign=ramadan-2027',
        ],
      },
    },
    {
      text: {
        en: 'Check this link: https://shop.example.ae/sale?utm_source=News Letter&utm_medium=Email&utm_medium=email&utm_campaign=eid#top',
        ar: 'افحص هذا الرابط: https://shop.example.ae/sale?utm_source=News Letter&utm_medium=Email&utm_medium=email&utm_campaign=eid#top',
      },
      expect: {
        en: [
          'holds a space',
          'stands twice',
          'https://shop.example.ae/sale?utm_source=news-letter&utm_medium=email&utm_campaign=eid#top',
        ],
        ar: [
          'مسافة',
          'مكرر مرتين',
          'https://shop.example.ae/sale?utm_source=news-letter&utm_medium=email&utm_campaign=eid#top',
        ],
      },
    },
    {
      text: {
        en: 'What is wrong with https://example.ae/#prices?utm_source=linkedin&utm_medium=social&utm_campain=launch',
        ar: 'ما الخطأ في https://example.ae/#prices?utm_source=linkedin&utm_medium=social&utm_campain=launch',
      },
      expect: {
        en: [
          'after `#`',
          '`utm_campain` is not a known name',
          'https://example.ae/?utm_source=linkedin&utm_medium=social&utm_campaign=launch#prices',
        ],
        ar: [
          'بعد `#`',
          '`utm_campain` غير معروف',
          'https://example.ae/?utm_source=linkedin&utm_medium=social&utm_campaign=launch#prices',
        ],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
