import { campaignLinkBuilder } from '../../../database/seed/agents/campaign-link-builder.ts'
import { contentCalendarPlanner } from '../../../database/seed/agents/content-calendar-planner.ts'
import { headlineAnalyst as headlineAgent } from '../../../database/seed/agents/headline-analyst.ts'
import { searchPageAuditor } from '../../../database/seed/agents/search-page-auditor.ts'
import { campaignLinks } from '../../../skills/campaign-links.ts'
import { contentCalendar } from '../../../skills/content-calendar.ts'
import { headlineAnalyst } from '../../../skills/headline-analyst.ts'
import { searchPageAudit } from '../../../skills/search-page-audit.ts'
import { asIn, type Trade } from './trade.ts'

export const marketingTrades: readonly Trade[] = [
  {
    skill: campaignLinks,
    category: 'marketing',
    emoji: '🔗',
    callings: [
      {
        words: [
          'utm',
          'campaign link',
          'tracking link',
          'tagged link',
          'link tags',
          'روابط الحملات',
          'رابط الحملة',
          'روابط التتبع',
          'روابط الحملة',
        ],
        name: { en: 'Campaign Link Builder', ar: 'منشئ روابط الحملات' },
      },
    ],
    hints: ['link', 'campaign', 'tracking', 'analytics', 'رابط', 'روابط', 'حملة', 'حملات', 'تتبع'],
    does: { en: 'builds and checks campaign links with UTM tags', ar: 'ينشئ روابط الحملات بوسوم UTM ويفحصها' },
    ...asIn(campaignLinkBuilder),
  },
  {
    skill: contentCalendar,
    category: 'marketing',
    emoji: '🗓️',
    callings: [
      {
        words: [
          'content calendar',
          'content plan',
          'posting schedule',
          'social media plan',
          'social media posts',
          'plan posts',
          'instagram posts',
          'linkedin posts',
          'social posts',
          'schedule posts',
          'تقويم المحتوى',
          'تقويم محتوى',
          'خطة المحتوى',
          'خطة محتوى',
          'خطة النشر',
          'منشورات',
        ],
        name: { en: 'Content Calendar Planner', ar: 'مخطط تقويم المحتوى' },
      },
    ],
    hints: [
      'post',
      'social media',
      'instagram',
      'linkedin',
      'tiktok',
      'content',
      'ramadan',
      'محتوى',
      'تواصل اجتماعي',
      'إنستغرام',
      'انستغرام',
      'لينكدإن',
      'نشر',
    ],
    does: { en: 'plans posts by date around the UAE week and holidays', ar: 'يوزع المنشورات على أيام الإمارات وعطلها' },
    ...asIn(contentCalendarPlanner),
  },
  {
    skill: headlineAnalyst,
    category: 'marketing',
    emoji: '📰',
    callings: [
      {
        words: ['subject line', 'email subject', 'e-mail subject', 'سطر الموضوع', 'أسطر الموضوع', 'عناوين الرسائل', 'عناوين البريد'],
        name: { en: 'Subject-Line Analyst', ar: 'محلل عناوين الرسائل' },
      },
      {
        words: [
          'headline',
          'blog title',
          'article title',
          'ad title',
          'ad copy',
          'عناوين المقالات',
          'عناوين الإعلانات',
          'العناوين',
          'عنوان المقال',
        ],
        name: { en: 'Headline Analyst', ar: 'محلل العناوين' },
      },
    ],
    hints: ['email', 'newsletter', 'title', 'open rate', 'click', 'copy', 'بريد', 'نشرة', 'عنوان', 'نقر'],
    does: { en: 'scores headlines and subject lines and improves them', ar: 'يقيّم العناوين وأسطر الموضوع ويقترح تحسينها' },
    ...asIn(headlineAgent),
  },
  {
    skill: searchPageAudit,
    category: 'marketing',
    emoji: '🔎',
    callings: [
      {
        words: [
          'seo',
          'search engine',
          'search page',
          'meta description',
          'google ranking',
          'rank on google',
          'found on google',
          'محركات البحث',
          'محرك البحث',
          'سيو',
          'نتائج البحث',
        ],
        name: { en: 'Search-Page Auditor', ar: 'مدقق صفحات البحث' },
      },
    ],
    hints: ['website', 'web page', 'landing page', 'keyword', 'google', 'html', 'موقع', 'صفحة', 'كلمات مفتاحية', 'غوغل', 'جوجل'],
    does: { en: 'audits a pasted web page for search engines', ar: 'يدقق صفحة ويب ملصقة لمحركات البحث' },
    ...asIn(searchPageAuditor),
  },
]
