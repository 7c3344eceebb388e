import { campaignLinks, contentCalendar, headlineAnalyst, searchPageAudit } from '@wakeel/skills'
import { campaignLinkBuilder } from '../../../own-agents/campaign-link-builder.ts'
import { contentCalendarPlanner } from '../../../own-agents/content-calendar-planner.ts'
import { headlineAnalyst as headlineAgent } from '../../../own-agents/headline-analyst.ts'
import { searchPageAuditor } from '../../../own-agents/search-page-auditor.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, type Trade } from './trade.ts'

export const marketingTrades: readonly Trade[] = [
  {
    skill: campaignLinks,
    category: 'marketing',
    emoji: '🔗',
    callings: [
      {
        words: wordsOf(`
          utm, campaign link, tracking link, tagged link, link tags, tag + links, links + campaign, links + tracking, links +
          analytics, links + newsletter,
          روابط الحملات, رابط الحملة, روابط التتبع, روابط الحملة, روابط + حملة, روابط + حملات, روابط + تتبع
        `),
        name: { en: 'Campaign Link Builder', ar: 'منشئ روابط الحملات' },
      },
    ],
    hints: wordsOf('link, campaign, tracking, analytics, رابط, روابط, حملة, حملات, تتبع'),
    does: {
      en: 'builds and checks campaign links with UTM tags',
      ar: 'ينشئ روابط الحملات بوسوم UTM ويفحصها',
    },
    ...asIn(campaignLinkBuilder),
  },
  {
    skill: contentCalendar,
    category: 'marketing',
    emoji: '🗓️',
    callings: [
      {
        words: wordsOf(`
          instagram + plan, content ideas, social media + schedule, social media + ideas, social media + content, instagram +
          monthly, content calendar, content plan, posting schedule, posting calendar, social media plan, social media posts,
          social media calendar, plan posts, plan + posts, plan + social media, instagram + posts, linkedin + posts, tiktok +
          posts, social posts, schedule posts, campaign posts, what to post, when to post, editorial calendar,
          إنستغرام + خطة, انستغرام + خطة, تقويم المحتوى, تقويم محتوى, خطة المحتوى, خطة محتوى, جدول المحتوى, خطة النشر, جدول
          النشر, منشورات, تخطيط المحتوى, محتوى + تواصل اجتماعي
        `),
        name: { en: 'Content Calendar Planner', ar: 'منظّم تقويم المحتوى' },
      },
    ],
    hints: wordsOf(`
      post, social media, instagram, linkedin, tiktok, content, ramadan,
      محتوى, تواصل اجتماعي, إنستغرام, انستغرام, لينكدإن, نشر
    `),
    does: {
      en: 'plans posts by date around the UAE week and holidays',
      ar: 'يوزع المنشورات على أيام الإمارات وعطلها',
    },
    ...asIn(contentCalendarPlanner),
  },
  {
    skill: headlineAnalyst,
    category: 'marketing',
    emoji: '📰',
    callings: [
      {
        words: wordsOf(`
          subject line, email subject, e-mail subject, open rate, newsletter + title, emails + opened, open our newsletter,
          سطر الموضوع, أسطر الموضوع, عناوين الرسائل, عناوين البريد, عنوان + رسالة, عنوان + نشرة, عنوان + بريد, عناوين + نشرة,
          عنوان الرسالة
        `),
        name: { en: 'Subject-Line Analyst', ar: 'محلل عناوين الرسائل' },
      },
      {
        words: wordsOf(`
          headline, blog title, article title, ad title, title + blog, title + article, title + video, title + post, better
          titles, catchy titles,
          عناوين المقالات, عناوين الإعلانات, عناوين جذابة, عنوان المقال, عنوان + مقال, عنوان + إعلان, عناوين + مقالات, عناوين +
          فيديو
        `),
        name: { en: 'Headline Analyst', ar: 'محلل العناوين' },
      },
    ],
    hints: wordsOf('email, newsletter, title, open rate, click, copy, بريد, نشرة, عنوان, نقر'),
    does: {
      en: 'scores headlines and subject lines and improves them',
      ar: 'يقيّم العناوين وأسطر الموضوع ويقترح تحسينها',
    },
    ...asIn(headlineAgent),
  },
  {
    skill: searchPageAudit,
    category: 'marketing',
    emoji: '🔎',
    callings: [
      {
        words: wordsOf(`
          meta titles, meta tags, page titles, rank better, rank higher, pages + rank, page + rank, search ranking, search
          results, seo, search engine, search page, meta description, google ranking, rank on google, found on google, site +
          google, website + google, page + google, page + search, website + search, site + search, appear + google,
          محركات البحث, محرك البحث, سيو, نتائج البحث, موقع + جوجل, موقع + غوغل, موقعي + بحث, صفحة + جوجل, صفحات + بحث, ظهور +
          جوجل, ظهور + غوغل
        `),
        name: { en: 'Search-Page Auditor', ar: 'مدقق صفحات البحث' },
      },
    ],
    hints: wordsOf(
      'website, web page, landing page, keyword, google, html, موقع, صفحة, كلمات مفتاحية, غوغل, جوجل',
    ),
    does: {
      en: 'audits a pasted web page for search engines',
      ar: 'يدقق صفحة ويب ملصقة لمحركات البحث',
    },
    ...asIn(searchPageAuditor),
  },
]
