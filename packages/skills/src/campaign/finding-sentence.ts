import type { Bilingual } from '@wakeel/contract'
import type { Finding } from './check-link.ts'

/** Reports take a tag of another name for none. */
const lacking = (key: string | undefined): Bilingual =>
  key
    ? { en: `, so \`${key}\` is missing in reports`, ar: `، ولذلك ينقص \`${key}\` في التقارير` }
    : { en: '', ar: '' }

/** What is wrong with a link, and what to do about it. */
export function findingSentence(finding: Finding): Bilingual {
  switch (finding.kind) {
    case 'missing':
      return { en: `\`${finding.key}\` is missing.`, ar: `الوسم \`${finding.key}\` ناقص.` }
    case 'empty':
      return {
        en: `\`${finding.key}\` has no value.`,
        ar: `الوسم \`${finding.key}\` فارغ، بلا قيمة.`,
      }
    case 'spaces':
      return {
        en: `\`${finding.key}\` holds a space (“${finding.value}”): use a hyphen.`,
        ar: `في \`${finding.key}\` مسافة («${finding.value}»): استخدم شرطة.`,
      }
    case 'upperCase':
      return finding.value === undefined
        ? {
            en: `The name \`${finding.key}\` is in capitals: parameter names are case-sensitive${lacking(finding.lacks).en}.`,
            ar: `الاسم \`${finding.key}\` بأحرف كبيرة، وأسماء الوسوم تفرّق بين الكبير والصغير${lacking(finding.lacks).ar}.`,
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
        en: `\`${finding.value}\` is not a known name; \`${finding.key}\` is meant${lacking(finding.lacks).en}.`,
        ar: `الاسم \`${finding.value}\` غير معروف، والمقصود \`${finding.key}\`${lacking(finding.lacks).ar}.`,
      }
    case 'duplicate':
      return {
        en: `\`${finding.key}\` is repeated, it stands ${finding.values.length === 2 ? 'twice' : `${finding.values.length} times`} (${finding.values.join(', ')}): the first is kept unless you name another.`,
        ar: `الوسم \`${finding.key}\` مكرر ${finding.values.length === 2 ? 'مرتين' : `${finding.values.length} مرات`} (${finding.values.join('، ')}): يبقى الأول ما لم تذكر غيره.`,
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
