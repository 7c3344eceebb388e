import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { type Key, keys, link, required, type Tags, tidyValue } from './campaign/address.ts'
import { readCampaignRequest, speaksOfLinks } from './campaign/campaign-request.ts'
import {
  type CheckedLink,
  channelWithoutRule,
  checkLink,
  type Finding,
} from './campaign/check-link.ts'
import { markdownTable } from './reading/format.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'

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
    question: z.object({ key: z.enum(keys), asks: z.enum(['missing', 'has']) }).optional(),
  }),
])

type Output =
  | {
      task: 'build'
      links: { address: string; link: string; replaced: string[] }[]
      sets: Tags[]
      assumed: Key[]
      changed: { key: string; from: string; to: string }[]
    }
  | { task: 'check'; links: CheckedLink[]; question: Question | undefined }

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
        'shorten, short link, short url, shortened, bitly, bit ly, tinyurl, make a qr, generate a qr, create a qr, يختصر, اختصر, قصر, رابط قصير',
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
    output.task === 'build' ? explainBuilt(output, language) : explainChecked(output, language),
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
  { links, sets, assumed, changed }: Extract<Output, { task: 'build' }>,
  language: Language,
): string {
  const arabic = language === 'ar'
  const result = arabic
    ? links.length === 1
      ? '**رابط الحملة جاهز:**'
      : `**${links.length} من روابط الحملة جاهزة:**`
    : `**${links.length === 1 ? 'The campaign link is ready' : `${links.length} campaign links are ready`}:**`
  const valuesOf = (key: Key) => [...new Set(sets.flatMap((tags) => tags[key] ?? []))]
  const rows = keys
    .filter((key) => valuesOf(key).length > 0)
    .map((key) => [`\`${key}\``, valuesOf(key).join(arabic ? '، ' : ', ')])
  const notes: string[] = assumed.map((key) =>
    arabic
      ? `افتُرض \`${key}=${valuesOf(key).join('، ')}\` من القناة المذكورة؛ اكتب قيمة أخرى إن لم يكن هذا قصدك.`
      : `Assumed from the channel you name: \`${key}=${valuesOf(key).join(', ')}\`; say another value if you mean one.`,
  )
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
  if (sets.flatMap((tags) => Object.values(tags)).some((value) => /[^\x20-\x7e]/.test(value)))
    notes.push(
      arabic
        ? 'الحروف العربية مرمّزة في الرابط وتظهر عربية في التقارير. الحروف اللاتينية تعطي رابطًا أقصر.'
        : 'Arabic letters are percent-encoded in the link and appear as Arabic in reports. Latin letters make a shorter link.',
    )
  notes.push(...valuesOf('utm_medium').flatMap((medium) => mediumNotes(medium, arabic)))
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

function explainChecked(
  { links, question }: Extract<Output, { task: 'check' }>,
  language: Language,
): string {
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
      checked.findings.length === 0 || checked.corrected === checked.written
        ? ''
        : checked.corrected
          ? `${arabic ? 'الرابط المصحح:' : 'Corrected:'}\n\n${block([checked.corrected])}`
          : incomplete(checked, arabic)
    return [heading, bullets(found), fixed].filter(Boolean).join('\n\n')
  })
  const answers = question ? links.map((checked) => answerTo(question, checked)[language]) : []
  return [...answers, result, ...sections, rule(language)].join('\n\n')
}

type Question = NonNullable<Extract<z.infer<typeof input>, { task: 'check' }>['question']>

/** "Is the medium missing?", "does it have a campaign?": yes or no, with what stands in the link. */
function answerTo({ key, asks }: Question, { tags }: CheckedLink): Bilingual {
  const value = tags[key]
  const isYes = asks === 'has' ? value !== undefined : value === undefined
  return {
    en: `**${isYes ? 'Yes' : 'No'}: ${value === undefined ? `the link has no \`${key}\`` : `\`${key}=${value}\``}.**`,
    ar: `**${isYes ? 'نعم' : 'لا'}: ${value === undefined ? `لا يوجد \`${key}\` في الرابط` : `\`${key}=${value}\``}.**`,
  }
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
        en: `\`${finding.key}\` is repeated, it stands ${finding.values.length} times (${finding.values.join(', ')}): the first is kept.`,
        ar: `الوسم \`${finding.key}\` مكرر ${finding.values.length} مرات (${finding.values.join('، ')}): أُبقي الأول.`,
      }
    case 'questionMarks':
      return {
        en: 'More than one `?`: only the first starts the query, further parameters are joined with `&`.',
        ar: 'أكثر من علامة `?`: الأولى وحدها تبدأ المعاملات، وما بعدها يُربط بالرمز `&`.',
      }
    case 'noQuestionMark':
      return {
        en: 'No `?` before the tags: the first one begins with `?`, only the further ones with `&`.',
        ar: 'لا توجد علامة `?` قبل الوسوم: يبدأ أولها بعلامة `?` وما بعده فقط بالرمز `&`.',
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
