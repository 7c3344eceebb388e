import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { keys, link, type Tags, tidyValue } from './campaign/address.ts'
import { readCampaignRequest, speaksOfLinks } from './campaign/campaign-request.ts'
import { checkLink } from './campaign/check-link.ts'
import { type BuiltLinks, explainBuilt } from './campaign/explain-built.ts'
import { type CheckedLinks, explainChecked } from './campaign/explain-checked.ts'
import { goOnWithLinks } from './campaign/go-on.ts'
import { questions } from './campaign/link-question.ts'
import { wanted } from './campaign/wanted.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const MAX_LINKS = 30
const Tag = z.partialRecord(z.enum(keys), z.string())
const input = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('build'),
    addresses: z.array(z.string()).min(1),
    /** One set for every link that an address gets: two sources make two links. */
    sets: z.array(Tag).min(1),
    assumed: z.array(z.enum(keys)),
    /** The first set is for the first address, the second for the second. */
    isPaired: z.boolean().optional(),
  }),
  z.object({
    task: z.literal('check'),
    addresses: z.array(z.string()).min(1),
    question: z.object({ asks: z.enum(questions), key: z.enum(keys).optional() }).optional(),
  }),
])

type Output = ({ task: 'build' } & BuiltLinks) | ({ task: 'check' } & CheckedLinks)

export const campaignLinks = defineSkill<z.infer<typeof input>, Output>({
  name: 'campaign-links',
  title: { en: 'Campaign links (UTM)', ar: 'روابط الحملات (UTM)' },
  description: {
    en: 'Builds links with UTM tags from a sentence and checks pasted links: missing, repeated or misspelt tags, capitals, spaces, wrong order of ? and #. Keeps the existing query and fragment.',
    ar: 'ينشئ روابط بوسوم UTM من جملة عادية ويفحص الروابط الملصقة: الوسوم الناقصة أو المكررة أو المكتوبة خطأ، والأحرف الكبيرة، والمسافات، وترتيب ? و#. ويحافظ على بقية الرابط.',
  },
  input,
  limits: [
    {
      asked:
        'open it, open the link, open this, open once, visit the page, visit it, click it, how many visited, how many clicks, how many visitors, page loads, يفتح, افتح, يزور, كم واحد دخل, كم زائر, كم نقره, كم ضغطه',
      sentence: {
        en: 'I do not open addresses and see no visitors or clicks; I read only the link itself.',
        ar: 'لا أفتح العناوين ولا أرى الزوار أو النقرات؛ أقرأ الرابط نفسه فقط.',
      },
    },
    {
      asked:
        'shorten, short link, short url, shortened, bitly, bit ly, tinyurl, make a qr, generate a qr, create a qr, يختصر, اختصر, اختصرلي, قصر, قصرلي, قصرولي, تقصر, يقصر, رابط قصير',
      sentence: {
        en: 'I do not shorten links or make QR codes; a shortener takes the finished link.',
        ar: 'لا أختصر الروابط ولا أصنع رموز QR؛ ضع الرابط الجاهز في أداة الاختصار.',
      },
    },
  ],
  suits: ({ text }) => (speaksOfLinks(text) ? 0.9 : 0),
  read: ({ text }) => {
    const { missing, request } = readCampaignRequest(text)
    return request ? { input: request } : { missing: missing.map((key) => wanted[key]) }
  },
  goOn: goOnWithLinks,
  run(request) {
    const count =
      request.addresses.length *
      (request.task === 'build' && !request.isPaired ? request.sets.length : 1)
    if (count > MAX_LINKS) throw new SkillRefusal(tooMany(count))
    if (request.task === 'check')
      return {
        task: 'check',
        links: request.addresses.map(checkLink),
        question: request.question,
      }
    const sets = request.sets.map(
      (tags): Tags =>
        Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, tidyValue(value)])),
    )
    const changed = changesIn(request.sets)
    const links = request.addresses.flatMap((written, index) => {
      const before = checkLink(written)
      const own = request.isPaired ? sets.slice(index, index + 1) : sets
      return own.map((tags) => ({
        address: written,
        link: link(before.address, { ...before.tags, ...tags }),
        replaced: keys.filter(
          (key) => tags[key] && before.tags[key] && before.tags[key] !== tags[key],
        ),
      }))
    })
    return { task: 'build', links, sets, assumed: request.assumed, changed }
  },
  explain: (output, language) =>
    [
      output.task === 'build' ? explainBuilt(output, language) : explainChecked(output, language),
      rule[language],
    ].join('\n\n'),
})

/** Values that are written otherwise than they were said. */
function changesIn(sets: readonly Tags[]): { key: string; from: string; to: string }[] {
  const all = sets.flatMap((tags) =>
    keys.flatMap((key) => {
      const from = tags[key]
      return from !== undefined && tidyValue(from) !== from
        ? [{ key, from, to: tidyValue(from) }]
        : []
    }),
  )
  return all.filter(
    ({ key, from }, index) =>
      !all.some((other, at) => at < index && other.key === key && other.from === from),
  )
}

const tooMany = (count: number): Bilingual => ({
  en: `I handle at most ${MAX_LINKS} links at a time and found ${count}. Please send them in parts.`,
  ar: `أعالج ${MAX_LINKS} رابطًا على الأكثر في المرة الواحدة ووجدت ${count}. أرسلها على دفعات.`,
})

const rule: Bilingual = {
  en: '_This agent wants source, medium and campaign together, so that reports have no gaps; Google Analytics tells capital from small letters (Analytics Help, “URL builders”). The order is address, `?` query, `#` fragment (RFC 3986, 2005). The addresses were not opened._',
  ar: '_يطلب هذا الوكيل المصدر والوسيط والحملة معًا كي لا تنقص التقارير؛ وتفرّق Google Analytics بين الأحرف الكبيرة والصغيرة (مساعدة Analytics، إنشاء عناوين URL). الترتيب: العنوان ثم `?` والمعاملات ثم `#` والموضع (RFC 3986، 2005). لم تُفتح العناوين._',
}
