import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  RouterProvider,
  redirect,
} from '@tanstack/react-router'
import type { Language } from '@wakeel/contract'
import { useLayoutEffect } from 'react'
import { type AccountPlace, accountTabs } from './accounts/account-tabs.ts'
import { readPlanUrlState } from './billing/plan-url-state.ts'
import { AppPageSkeleton } from './catalogue/app-page-skeleton.tsx'
import { CardGridSkeleton } from './catalogue/card-grid.tsx'
import { readFilters, writeFilters } from './catalogue/filters.ts'
import { LanguageProvider } from './language/language.tsx'
import { rare } from './rare.ts'
import { EveryPage } from './shell/every-page.tsx'
import { PageFailed } from './shell/page-failed.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: EveryPage, errorComponent: PageFailed })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const inShell = <const Path extends string>(path: Path) =>
  ({ getParentRoute: () => shell, path }) as const

const filtersInUrl = {
  validateSearch: (search: Record<string, unknown>) => writeFilters(readFilters(search)),
}

/** Where signing in leads back to: a page of this store and nothing else. What is left out of the answer would stay as it came. */
const wayBackInUrl = (search: Record<string, unknown>): { to?: string } => ({
  to: typeof search.to === 'string' && /^\/[a-z]/.test(search.to) ? search.to : undefined,
})

/** Names and values of a page that reads for itself what it knows of them, so that they are not in the first file. */
type UrlState = Record<string, string | undefined>
const asItCame = (search: Record<string, unknown>) => search as UrlState

const today = lazyRouteComponent(() => import('./pages/today-page.tsx'), 'TodayPage')
const people = rare('PeoplePage')
const board = rare('BoardPage')

/** Every screen of the store (specification section 2). Each arrives when it is opened. */
const routes = root.addChildren([
  shell.addChildren([
    createRoute({ ...inShell('/'), component: today }),
    createRoute({ ...inShell('/today'), component: today }),
    createRoute({
      ...inShell('/app-store'),
      ...filtersInUrl,
      component: lazyRouteComponent(() => import('./pages/catalogue-page.tsx'), 'CataloguePage'),
      pendingComponent: CardGridSkeleton,
    }),
    createRoute({
      ...inShell('/app-store/$slug'),
      validateSearch: ({
        tab,
        version,
      }: Record<string, unknown>): {
        tab?: 'reviews' | 'evaluation' | 'history'
        version?: number
      } => ({
        ...((tab === 'reviews' || tab === 'evaluation' || tab === 'history') && { tab }),
        ...(tab === 'history' && Number(version) > 0 && { version: Number(version) }),
      }),
      component: lazyRouteComponent(() => import('./pages/app-page.tsx'), 'AppPage'),
      pendingComponent: AppPageSkeleton,
    }),
    createRoute({
      ...inShell('/app-store/$slug/demo'),
      component: lazyRouteComponent(() => import('./pages/demo-page.tsx'), 'DemoPage'),
      pendingComponent: AppPageSkeleton,
    }),
    createRoute({
      ...inShell('/app-store/$slug/run'),
      validateSearch: asItCame,
      component: lazyRouteComponent(() => import('./pages/run-page.tsx'), 'RunPage'),
      pendingComponent: AppPageSkeleton,
    }),
    createRoute({
      ...inShell('/runs'),
      validateSearch: asItCame,
      component: rare('RunsPage'),
    }),
    createRoute({
      ...inShell('/receipts'),
      validateSearch: asItCame,
      component: rare('ReceiptsPage'),
    }),
    createRoute({ ...inShell('/runs/$id'), component: rare('ConversationPage') }),
    createRoute({ ...inShell('/creators/$handle'), component: rare('PublicCreatorPage') }),
    createRoute({
      ...inShell('/search'),
      ...filtersInUrl,
      component: lazyRouteComponent(() => import('./pages/search-page.tsx'), 'SearchPage'),
      pendingComponent: CardGridSkeleton,
    }),
    createRoute({
      ...inShell('/account'),
      validateSearch: ({ tab: named, agent }: Record<string, unknown>): AccountPlace => {
        const tab = accountTabs.find((name) => name === named)
        return { ...(tab && { tab }), ...(agent ? { agent: String(agent) } : {}) }
      },
      component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
    }),
    createRoute({ ...inShell('/legal/terms'), component: rare('TermsPage') }),
    createRoute({ ...inShell('/status'), component: rare('StatusPage') }),
    createRoute({
      ...inShell('/legal/moderation'),
      component: rare('ModerationLogPage'),
    }),
    createRoute({
      ...inShell('/legal/reviews'),
      component: rare('ReviewsPage'),
    }),
    createRoute({
      ...inShell('/legal/earnings'),
      component: rare('EarningsPage'),
    }),
    createRoute({
      ...inShell('/legal/contact'),
      component: rare('ContactPage'),
    }),
    createRoute({ ...inShell('/legal/privacy'), component: rare('PrivacyPage') }),
    createRoute({
      ...inShell('/authorize'),
      validateSearch: asItCame,
      component: rare('AuthorizePage'),
    }),
    createRoute({ ...inShell('/developers'), component: rare('DevelopersPage') }),
    createRoute({
      ...inShell('/pricing'),
      validateSearch: readPlanUrlState,
      component: lazyRouteComponent(() => import('./pages/pricing-page.tsx'), 'PricingPage'),
    }),
    createRoute({
      ...inShell('/offers'),
      component: lazyRouteComponent(() => import('./pages/offers-page.tsx'), 'OffersPage'),
    }),
    createRoute({
      ...inShell('/checkout'),
      validateSearch: readPlanUrlState,
      component: lazyRouteComponent(() => import('./pages/checkout-page.tsx'), 'CheckoutPage'),
    }),
    createRoute({ ...inShell('/create'), component: rare('ForgePage') }),
    createRoute({
      ...inShell('/create/connect'),
      validateSearch: asItCame,
      component: rare('ConnectPage'),
    }),
    createRoute({ ...inShell('/creator'), component: rare('CreatorPage') }),
    createRoute({
      ...inShell('/creator-tools'),
      component: rare('CreatorPage'),
    }),
    createRoute({
      ...inShell('/creator-console'),
      validateSearch: asItCame,
      component: rare('ConsolePage'),
    }),
    createRoute({
      ...inShell('/creator/agents/$id'),
      component: rare('EditorPage'),
    }),
    createRoute({
      ...inShell('/organisations'),
      validateSearch: asItCame,
      component: rare('OrganisationsPage'),
    }),
    createRoute({
      ...inShell('/organisations/$id'),
      validateSearch: asItCame,
      component: rare('OrganisationPage'),
    }),
    createRoute({ ...inShell('/founder'), component: rare('FounderPage') }),
    createRoute({
      ...inShell('/founder/sovereign'),
      component: rare('SovereignPage'),
    }),
    createRoute({ ...inShell('/founder/immortal'), component: board }),
    createRoute({ ...inShell('/founder/ultimate'), component: board }),
    createRoute({ ...inShell('/founder/final'), component: board }),
    createRoute({ ...inShell('/founder/business'), component: board }),
    createRoute({ ...inShell('/founder/category'), component: board }),
    createRoute({ ...inShell('/founder/global'), component: board }),
    createRoute({ ...inShell('/founder/v3'), component: board }),
    createRoute({ ...inShell('/admin'), validateSearch: asItCame, component: people }),
    createRoute({ ...inShell('/admin/users'), validateSearch: asItCame, component: people }),
    createRoute({
      ...inShell('/admin/trust'),
      validateSearch: asItCame,
      component: rare('TrustPage'),
    }),
    createRoute({
      ...inShell('/admin/payments'),
      validateSearch: asItCame,
      component: rare('PaymentsPage'),
    }),
    createRoute({
      ...inShell('/admin/analytics'),
      validateSearch: asItCame,
      component: rare('AnalyticsPage'),
    }),
    createRoute({
      ...inShell('/admin/audit'),
      validateSearch: asItCame,
      component: rare('AuditPage'),
    }),
    createRoute({ ...inShell('/admin/jobs'), component: rare('JobsPage') }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/signin',
    validateSearch: wayBackInUrl,
    component: lazyRouteComponent(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    validateSearch: wayBackInUrl,
    component: lazyRouteComponent(() => import('./pages/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: rare('ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: asItCame,
    component: rare('ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify-email',
    validateSearch: asItCame,
    component: rare('VerifyEmailPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location: { pathname } }) => {
      throw redirect({ to: '/', replace: true, state: { missing: pathname } })
    },
  }),
])

const inBrowser = typeof document !== 'undefined'

export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree: routes,
    history,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    // A page that is slow to arrive has a shape meanwhile, not an empty screen.
    defaultPendingComponent: CardGridSkeleton,
    // On the server this would write an inline script, which the content security policy refuses.
    scrollRestoration: inBrowser,
    // Plain names and values, as anyone would write them into an address.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
  })
}

/** The query of an address; what is at its usual value is left out. */
export function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const written = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return written && `?${written}`
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The address that led here because it has no page. */
    missing?: string
  }
}

/** The script in the head began the wait (first-view.ts); the real page has now been drawn. */
function endWaiting() {
  delete document.documentElement.dataset.firstRoute
  document.getElementById('waiting')?.remove()
}

export function App({
  router,
  queryClient,
  language,
}: {
  router: AppRouter
  queryClient: QueryClient
  language: Language
}) {
  useLayoutEffect(endWaiting, [])
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
