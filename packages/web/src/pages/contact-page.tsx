import { useQuery } from '@tanstack/react-query'
import type { Bilingual } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import frame from '../legal/legal-page.module.css'
import { contactQuery } from '../legal/queries.ts'
import { storeName, storeNameAr } from '../shell/operator.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import styles from './contact-page.module.css'

const en = {
  title: 'Contact',
  lead: `Who runs ${storeName}, and where to write.`,
  nobody:
    'The operator of this store has not named a contact yet. What is wrong with an agent can be reported on its page.',
  name: 'Operator',
  address: 'Address',
  trn: 'Tax Registration Number (TRN)',
  contact: 'Questions about orders and invoices',
  security: 'Security weaknesses',
  status: 'Is something not working? See the status page',
  receipts: 'Were you given a receipt? Verify it',
}
const ar: typeof en = {
  title: 'تواصل معنا',
  lead: `من يشغّل ${storeNameAr} وكيف تراسله.`,
  nobody: 'لم يذكر مشغّل هذا المتجر وسيلة للتواصل بعد. يمكن الإبلاغ عن أي وكيل من صفحته.',
  name: 'المشغّل',
  address: 'العنوان',
  trn: 'رقم التسجيل الضريبي',
  contact: 'أسئلة عن الطلبات والفواتير',
  security: 'الثغرات الأمنية',
  status: 'هل هناك ما لا يعمل؟ راجع حالة الخدمة',
  receipts: 'هل لديك إيصال؟ تحقق منه',
}
export const text: Bilingual<typeof en> = { en, ar }

/** Who the operator is and how they are reached. */
export function ContactPage() {
  const { language } = useLanguage()
  const words = text[language]
  useTitle(words.title)
  const query = useQuery(contactQuery(language))
  if (query.isPending) return <Waiting />
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
  const { seller, security } = query.data
  return (
    <article className={frame.page}>
      <h1>{words.title}</h1>
      <p className={frame.lead}>{words.lead}</p>
      {seller === null && security === null && <p>{words.nobody}</p>}
      <dl className={styles.facts}>
        {seller && (
          <>
            <dt>{words.name}</dt>
            <dd>{seller.name}</dd>
            <dt>{words.address}</dt>
            <dd>{seller.address}</dd>
            <dt>{words.trn}</dt>
            <dd>
              <bdi>{seller.trn}</bdi>
            </dd>
            <dt>{words.contact}</dt>
            <dd>
              <Contact>{seller.contact}</Contact>
            </dd>
          </>
        )}
        {security && (
          <>
            <dt>{words.security}</dt>
            <dd>
              <a href={security} dir="ltr">
                {security.replace(/^mailto:/, '')}
              </a>{' '}
              <a href="/.well-known/security.txt">security.txt</a>
            </dd>
          </>
        )}
      </dl>
      <ArrowLink to="/status">{words.status}</ArrowLink>
      <ArrowLink to="/receipts">{words.receipts}</ArrowLink>
    </article>
  )
}

const ADDRESS = /((?<![^\s·,])[^\s·,@]+@[^\s·,]+)/

/** What an operator named, in which an e-mail address can be written to. */
function Contact({ children }: { children: string }) {
  const [before, address, after] = children.split(ADDRESS)
  return (
    <bdi dir="ltr">
      {before}
      {address && <a href={`mailto:${address}`}>{address}</a>}
      {after}
    </bdi>
  )
}
