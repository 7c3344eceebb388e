import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import {
  keyOf,
  keys,
  link,
  parseAddress,
  required,
  type Tags,
  tidyValue,
} from './campaign/address.ts'
import {
  type CheckedLink,
  channelWithoutRule,
  checkLink,
  type Finding,
} from './campaign/check-link.ts'
import { addressesIn, tagsIn } from './campaign/read-links.ts'
import { markdownTable } from './reading/format.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'

const MAX_LINKS = 30
const Tag = z.partialRecord(z.enum(keys), z.string())
const input = z.discriminatedUnion('task', [
  z.object({ task: z.literal('build'), addresses: z.array(z.string()).min(1), tags: Tag }),
  z.object({ task: z.literal('check'), addresses: z.array(z.string()).min(1) }),
])

type Output =
  | {
      task: 'build'
      links: { address: string; link: string; replaced: string[] }[]
      tags: Tags
      changed: { key: string; from: string; to: string }[]
    }
  | { task: 'check'; links: CheckedLink[] }

export const campaignLinks = defineSkill<z.infer<typeof input>, Output>({
  name: 'campaign-links',
  title: { en: 'Campaign links (UTM)', ar: 'روابط الحملات (UTM)' },
  description: {
    en: 'Builds links with UTM tags from a sentence and checks pasted links: missing, repeated or misspelt tags, capitals, spaces, wrong order of ? and #. Keeps the existing query and fragment.',
    ar: 'ينشئ روابط بوسوم UTM من جملة عادية ويفحص الروابط الملصقة: الوسوم الناقصة أو المكررة أو المكتوبة خطأ، والأحرف الكبيرة، والمسافات، وترتيب ? و#. ويحافظ على بقية الرابط.',
  },
  input,
  suits: ({ text }) =>
    /utm|https?:\/\/|www\.|campaign link|رابط|روابط/i.test(text)
      ? 0.9
      : addressesIn(text).length > 0
        ? 0.5
        : 0,
  read({ text }) {
    const found = addressesIn(text)
    const addresses = found.map(({ address }) => address)
    const outside = found.reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`,
      text,
    )
    const tags = tagsIn(outside)
    const tagged = addresses.some((address) =>
      parseAddress(address).parameters.some(({ name }) => keyOf(name)),
    )
    const wantsCheck =
      /\b(?:check|audit|validate|review|inspect|verify|wrong|fix|correct)\b|افحص|فحص|تحقق|راجع|صحح|دقق|خطأ/i.test(
        outside,
      )
    if (addresses.length > 0 && Object.keys(tags).length === 0 && (tagged || wantsCheck))
      return { input: { task: 'check', addresses } }
    const missing: Missing[] = []
    if (addresses.length === 0) missing.push(wanted.address)
    for (const key of required)
      if (!tags[key] && !(tagged && addresses.every((address) => checkLink(address).tags[key])))
        missing.push(wanted[key])
    return missing.length > 0 ? { missing } : { input: { task: 'build', addresses, tags } }
  },
  run(request) {
    if (request.addresses.length > MAX_LINKS)
      throw new SkillRefusal(tooMany(request.addresses.length))
    if (request.task === 'check') return { task: 'check', links: request.addresses.map(checkLink) }
    const changed = keys.flatMap((key) => {
      const from = request.tags[key]
      return from !== undefined && tidyValue(from) !== from
        ? [{ key, from, to: tidyValue(from) }]
        : []
    })
    const tags: Tags = Object.fromEntries(
      Object.entries(request.tags).map(([key, value]) => [key, tidyValue(value)]),
    )
    const links = request.addresses.map((written) => {
      const before = checkLink(written)
      const replaced = keys.filter(
        (key) => tags[key] && before.tags[key] && before.tags[key] !== tags[key],
      )
      return { address: written, link: link(before.address, { ...before.tags, ...tags }), replaced }
    })
    return { task: 'build', links, tags, changed }
  },
  explain: (output, language) =>
    output.task === 'build'
      ? explainBuilt(output, language)
      : explainChecked(output.links, language),
})

const wanted = {
  address: {
    name: { en: 'the page address', ar: 'عنوان الصفحة' },
    example: { en: 'https://example.ae/offers', ar: 'https://example.ae/offers' },
  },
  utm_source: {
    name: {
      en: 'the source (utm_source): who sends the visitor',
      ar: 'المصدر (utm_source): من أين يأتي الزائر',
    },
    example: { en: 'source newsletter', ar: 'المصدر newsletter' },
  },
  utm_medium: {
    name: {
      en: 'the medium (utm_medium): the kind of channel',
      ar: 'الوسيط (utm_medium): نوع القناة',
    },
    example: { en: 'medium email', ar: 'الوسيط email' },
  },
  utm_campaign: {
    name: { en: 'the campaign (utm_campaign): its name', ar: 'الحملة (utm_campaign): اسمها' },
    example: { en: 'campaign ramadan 2027', ar: 'الحملة ramadan 2027' },
  },
} satisfies Record<string, Missing>

const tooMany = (count: number): Bilingual => ({
  en: `I handle at most ${MAX_LINKS} links at a time and found ${count}. Please send them in parts.`,
  ar: `أعالج ${MAX_LINKS} رابطًا على الأكثر في المرة الواحدة ووجدت ${count}. أرسلها على دفعات.`,
})

const block = (links: readonly string[]) => `\`\`\`text\n${links.join('\n')}\n\`\`\``

function explainBuilt(
  { links, tags, changed }: Extract<Output, { task: 'build' }>,
  language: Language,
): string {
  const arabic = language === 'ar'
  const result = arabic
    ? links.length === 1
      ? '**رابط الحملة جاهز:**'
      : `**${links.length} من روابط الحملة جاهزة:**`
    : `**${links.length === 1 ? 'The campaign link is ready' : `${links.length} campaign links are ready`}:**`
  const rows = keys.filter((key) => tags[key]).map((key) => [`\`${key}\``, tags[key] as string])
  const notes: string[] = []
  for (const { key, from, to } of changed)
    notes.push(
      arabic
        ? `\`${key}\`: كُتبت «${from}» وصارت \`${to}\` (أحرف صغيرة وشرطات بدل المسافات).`
        : `\`${key}\`: “${from}” became \`${to}\` (lower case, hyphens for spaces).`,
    )
  for (const { link: built, replaced } of links)
    if (replaced.length > 0)
      notes.push(
        arabic
          ? `استُبدلت وسوم كانت في الرابط (${replaced.join('، ')}): ${built}`
          : `Tags that were already in the link were replaced (${replaced.join(', ')}): ${built}`,
      )
  if (Object.values(tags).some((value) => /[^\x20-\x7e]/.test(value)))
    notes.push(
      arabic
        ? 'الحروف العربية مرمّزة في الرابط وتظهر عربية في التقارير. الحروف اللاتينية تعطي رابطًا أقصر.'
        : 'Arabic letters are percent-encoded in the link and appear as Arabic in reports. Latin letters make a shorter link.',
    )
  notes.push(...mediumNotes(tags.utm_medium, arabic))
  return [
    result,
    block(links.map(({ link: built }) => built)),
    markdownTable(arabic ? ['الوسم', 'القيمة'] : ['Tag', 'Value'], rows),
    bullets(notes),
    rule(language),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function mediumNotes(medium: string | undefined, arabic: boolean): string[] {
  if (!medium || !channelWithoutRule.test(medium)) return []
  return [
    arabic
      ? `الوسيط «${medium}» لا تضعه تقارير القنوات الافتراضية في قناة معروفة وحده؛ للبريد استخدم \`email\`.`
      : `The default channel report has no rule for the medium “${medium}” by itself; for mail use \`email\`.`,
  ]
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function explainChecked(links: readonly CheckedLink[], language: Language): string {
  const arabic = language === 'ar'
  const faults = links.reduce((sum, { findings }) => sum + findings.length, 0)
  const clean = links.filter(({ findings }) => findings.length === 0).length
  const result = arabic
    ? faults === 0
      ? `**لا أخطاء: ${links.length === 1 ? 'الرابط سليم' : `الروابط كلها سليمة (${links.length})`}.**`
      : `**عدد الملاحظات ${faults}، والروابط السليمة ${clean} من ${links.length}.**`
    : faults === 0
      ? `**No faults: ${links.length === 1 ? 'the link is fine' : `all ${links.length} links are fine`}.**`
      : `**${faults} finding${faults === 1 ? '' : 's'}; ${clean} of ${links.length} link${links.length === 1 ? '' : 's'} without fault.**`
  const sections = links.map((checked, index) => {
    const heading = `**${index + 1}.** \`${checked.written}\``
    const found = checked.findings.map((finding) => sentence(finding)[language])
    if (found.length === 0) found.push(arabic ? 'سليم.' : 'Fine as it is.')
    const fixed =
      checked.findings.length === 0
        ? ''
        : checked.corrected
          ? `${arabic ? 'الرابط المصحح:' : 'Corrected:'}\n\n${block([checked.corrected])}`
          : incomplete(checked, arabic)
    return [heading, bullets(found), fixed].filter(Boolean).join('\n\n')
  })
  return [result, ...sections, rule(language)].join('\n\n')
}

function incomplete({ tags }: CheckedLink, arabic: boolean): string {
  const lacking = required.filter((key) => !tags[key]).map((key) => `\`${key}\``)
  return arabic
    ? `لا أصحح الرابط قبل معرفة ${lacking.join('، ')}؛ اذكرها مع الرابط، مثلًا: المصدر newsletter، الوسيط email، الحملة ramadan 2027.`
    : `I do not guess ${lacking.join(', ')}; say what belongs there together with the link, for example: source newsletter, medium email, campaign ramadan 2027.`
}

function sentence(finding: Finding): Bilingual {
  switch (finding.kind) {
    case 'missing':
      return { en: `\`${finding.key}\` is missing.`, ar: `الوسم \`${finding.key}\` ناقص.` }
    case 'empty':
      return { en: `\`${finding.key}\` has no value.`, ar: `الوسم \`${finding.key}\` بلا قيمة.` }
    case 'spaces':
      return {
        en: `\`${finding.key}\` holds a space (“${finding.value}”): use a hyphen.`,
        ar: `في \`${finding.key}\` مسافة («${finding.value}»): استخدم شرطة.`,
      }
    case 'upperCase':
      return finding.value === undefined
        ? {
            en: `The name \`${finding.key}\` is in capitals: parameter names are case-sensitive.`,
            ar: `الاسم \`${finding.key}\` بأحرف كبيرة، وأسماء الوسوم تفرّق بين الكبير والصغير.`,
          }
        : {
            en: `\`${finding.key}\` has capital letters (“${finding.value}”): reports count it apart from the lower-case spelling.`,
            ar: `في \`${finding.key}\` أحرف كبيرة («${finding.value}»): تعدّها التقارير قيمة مختلفة عن الصغيرة.`,
          }
    case 'notAscii':
      return {
        en: `\`${finding.key}\` has letters that are not encoded (“${finding.value}”): some apps cut the link there.`,
        ar: `في \`${finding.key}\` حروف غير مرمّزة («${finding.value}») وقد تقطع بعض التطبيقات الرابط عندها.`,
      }
    case 'misspelt':
      return {
        en: `\`${finding.value}\` is not a known name; \`${finding.key}\` is meant.`,
        ar: `الاسم \`${finding.value}\` غير معروف، والمقصود \`${finding.key}\`.`,
      }
    case 'duplicate':
      return {
        en: `\`${finding.key}\` stands ${finding.values.length} times (${finding.values.join(', ')}): the first is kept.`,
        ar: `الوسم \`${finding.key}\` مكرر ${finding.values.length} مرات (${finding.values.join('، ')}): أُبقي الأول.`,
      }
    case 'questionMarks':
      return {
        en: 'More than one `?`: only the first starts the query, further parameters are joined with `&`.',
        ar: 'أكثر من علامة `?`: الأولى وحدها تبدأ المعاملات، وما بعدها يُربط بالرمز `&`.',
      }
    case 'inFragment':
      return {
        en: 'The tags stand after `#`, where analytics does not read them: they belong before it.',
        ar: 'الوسوم بعد `#` حيث لا تقرؤها أدوات التحليل، ومكانها قبله.',
      }
    case 'noScheme':
      return {
        en: 'The address does not start with `https://`.',
        ar: 'العنوان لا يبدأ بـ `https://`.',
      }
    case 'notSecure':
      return {
        en: 'The address uses `http`: a redirect to `https` can lose tags. Link to `https` if the site has it (left as written).',
        ar: 'العنوان يستخدم `http`، وقد تضيع الوسوم عند التحويل إلى `https`. استخدم `https` إن كان متاحًا (تُرك كما كُتب).',
      }
    case 'unencodedAddress':
      return {
        en: 'The address itself has letters that are not encoded.',
        ar: 'في العنوان نفسه حروف غير مرمّزة.',
      }
    case 'privateData':
      return {
        en: 'An email address stands in the link: personal data must not go to analytics. Remove it.',
        ar: 'في الرابط بريد إلكتروني: لا ترسل بيانات شخصية إلى أدوات التحليل. احذفه.',
      }
    case 'unknownMedium':
      return {
        en: `The medium “${finding.value}” fits no default channel of Google Analytics 4; usual ones are email, social, cpc, display, affiliate, sms.`,
        ar: `الوسيط «${finding.value}» لا يطابق قناة افتراضية في Google Analytics 4؛ المعتاد: email وsocial وcpc وdisplay وaffiliate وsms.`,
      }
  }
}

function rule(language: Language): string {
  return {
    en: '_This agent wants source, medium and campaign together, so that reports have no gaps; Google Analytics tells capital from small letters (Analytics Help, “URL builders”). The order is address, `?` query, `#` fragment (RFC 3986, 2005). The addresses were not opened._',
    ar: '_يطلب هذا الوكيل المصدر والوسيط والحملة معًا كي لا تنقص التقارير؛ وتفرّق Google Analytics بين الأحرف الكبيرة والصغيرة (مساعدة Analytics، إنشاء عناوين URL). الترتيب: العنوان ثم `?` والمعاملات ثم `#` والموضع (RFC 3986، 2005). لم تُفتح العناوين._',
  }[language]
}
