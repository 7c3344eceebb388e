import { organisations as contract } from '@wakeel/contract'
import { STORE } from '../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

const MAX_NAME = 60

interface Names {
  organisation: string
  inviter: string
}

/** Says who invites into what. Both names are whatever somebody typed, so nothing in them can be followed as a link. */
export function invitationEmail(link: string, names: Names): EmailTemplate {
  const organisation = withoutLinks(names.organisation)
  const typed = withoutLinks(names.inviter)
  const inviter = { en: typed || `${STORE.en} User`, ar: typed || `أحد مستخدمي ${STORE.ar}` }
  return writeEmail(
    {
      en: `${inviter.en} invites you to ${organisation} on ${STORE.en}`,
      ar: `دعوة إلى ${organisation} في ${STORE.ar}`,
    },
    {
      en: `${inviter.en} invites you to use AI agents together in the organisation “${organisation}” on ${STORE.en}. Open this link within ${contract.INVITATION_DAYS} days, and sign in or sign up with this email address to join:

${link}

If you do not know them, ignore this email: nothing happens without you. The names are as they were typed on ${STORE.en}; we have not checked who they are.`,
      ar: `يدعوك ${inviter.ar} إلى استخدام وكلاء الذكاء الاصطناعي معًا ضمن فريق العمل «${organisation}» في ${STORE.ar}. افتح هذا الرابط خلال ${contract.INVITATION_DAYS} يومًا، ثم سجّل الدخول أو أنشئ حسابًا بهذا البريد الإلكتروني للانضمام:

${link}

إن كنت لا تعرفهم فتجاهل هذه الرسالة، فلن يحدث شيء من دونك. كُتبت الأسماء كما أُدخلت في ${STORE.ar}، ولم نتحقق من أصحابها.`,
    },
  )
}

/** Programs that show e-mails make links of whatever looks like an address. */
function withoutLinks(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[.:/@\\\uff0e\u3002\uff61]+(?=\S)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return plain.length > MAX_NAME ? `${[...plain].slice(0, MAX_NAME).join('')}…` : plain
}
