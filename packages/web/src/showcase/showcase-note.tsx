import { useLocation } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'

const text = {
  en: {
    admin:
      'The figures and people on this page are invented. Administrators of the store sign in to see the real ones.',
    founder:
      'The figures on this page are invented. The founder of the store signs in to see the real ones.',
    signIn: 'Sign In',
    notYou: 'The account that you are signed in with may not.',
    settings: 'Sign out in your settings',
  },
  ar: {
    admin:
      'الأرقام والأشخاص في هذه الصفحة من باب التجربة وليست حقيقية. يسجّل مديرو المتجر الدخول ليروا الحقيقية.',
    founder:
      'الأرقام في هذه الصفحة من باب التجربة وليست حقيقية. يسجّل مؤسس المتجر الدخول ليرى الحقيقية.',
    signIn: 'تسجيل الدخول',
    notYou: 'لا يملك حسابك الحالي هذه الصلاحية.',
    settings: 'سجّل الخروج من الإعدادات',
  },
}

/** Says what a screen shows to whoever has not the right, who has it, and the way for them. */
export function ShowcaseNote({ of }: { of: 'admin' | 'founder' }) {
  const words = text[useLanguage().language]
  const here = useLocation({ select: (location) => location.href })
  const isSignedIn = useSession().status === 'signed_in'
  return (
    <InlineAlert
      action={
        isSignedIn ? (
          <LinkButton to="/account" search={{ tab: 'settings' }} kind="secondary" size="small">
            {words.settings}
          </LinkButton>
        ) : (
          <LinkButton to="/signin" search={{ to: here }} kind="secondary" size="small">
            {words.signIn}
          </LinkButton>
        )
      }
    >
      {words[of]} {isSignedIn && words.notYou}
    </InlineAlert>
  )
}
