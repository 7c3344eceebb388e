import { lazyRouteComponent } from '@tanstack/react-router'

// Screens that hardly anybody opens first: of those who run the store or an organisation or make agents, what was run, said and signed, texts of the law, and where emails lead. They
// stand apart from the table of routes so that the first file, which every visitor loads, names one file for all of them.

export const RunsPage = lazyRouteComponent(() => import('./pages/runs-page.tsx'), 'RunsPage')
export const ConversationPage = lazyRouteComponent(
  () => import('./pages/conversation-page.tsx'),
  'ConversationPage',
)
export const OrganisationsPage = lazyRouteComponent(
  () => import('./pages/organisations-page.tsx'),
  'OrganisationsPage',
)
export const OrganisationPage = lazyRouteComponent(
  () => import('./pages/organisation-page.tsx'),
  'OrganisationPage',
)
export const FounderPage = lazyRouteComponent(
  () => import('./pages/founder-page.tsx'),
  'FounderPage',
)
export const SovereignPage = lazyRouteComponent(
  () => import('./pages/sovereign-page.tsx'),
  'SovereignPage',
)
export const BoardPage = lazyRouteComponent(() => import('./pages/board-page.tsx'), 'BoardPage')
export const PeoplePage = lazyRouteComponent(() => import('./pages/people-page.tsx'), 'PeoplePage')
export const TrustPage = lazyRouteComponent(() => import('./pages/trust-page.tsx'), 'TrustPage')
export const PaymentsPage = lazyRouteComponent(
  () => import('./pages/payments-page.tsx'),
  'PaymentsPage',
)
export const AnalyticsPage = lazyRouteComponent(
  () => import('./pages/analytics-page.tsx'),
  'AnalyticsPage',
)
export const JobsPage = lazyRouteComponent(() => import('./pages/jobs-page.tsx'), 'JobsPage')
export const StatusPage = lazyRouteComponent(() => import('./pages/status-page.tsx'), 'StatusPage')
export const AuditPage = lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage')
export const TermsPage = lazyRouteComponent(() => import('./pages/terms-page.tsx'), 'TermsPage')
export const PrivacyPage = lazyRouteComponent(
  () => import('./pages/privacy-page.tsx'),
  'PrivacyPage',
)
export const ReviewsPage = lazyRouteComponent(
  () => import('./pages/reviews-page.tsx'),
  'ReviewsPage',
)
export const ReceiptsPage = lazyRouteComponent(
  () => import('./pages/receipts-page.tsx'),
  'ReceiptsPage',
)
export const EarningsPage = lazyRouteComponent(
  () => import('./pages/earnings-page.tsx'),
  'EarningsPage',
)
export const ContactPage = lazyRouteComponent(
  () => import('./pages/contact-page.tsx'),
  'ContactPage',
)
export const ModerationLogPage = lazyRouteComponent(
  () => import('./pages/moderation-log-page.tsx'),
  'ModerationLogPage',
)
export const DevelopersPage = lazyRouteComponent(
  () => import('./pages/developers-page.tsx'),
  'DevelopersPage',
)
export const AuthorizePage = lazyRouteComponent(
  () => import('./pages/authorize-page.tsx'),
  'AuthorizePage',
)
export const ForgotPasswordPage = lazyRouteComponent(
  () => import('./pages/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
export const ResetPasswordPage = lazyRouteComponent(
  () => import('./pages/reset-password-page.tsx'),
  'ResetPasswordPage',
)
export const VerifyEmailPage = lazyRouteComponent(
  () => import('./pages/verify-email-page.tsx'),
  'VerifyEmailPage',
)
export const ConnectPage = lazyRouteComponent(
  () => import('./pages/connect-page.tsx'),
  'ConnectPage',
)
export const EditorPage = lazyRouteComponent(() => import('./pages/editor-page.tsx'), 'EditorPage')
export const ConsolePage = lazyRouteComponent(
  () => import('./pages/console-page.tsx'),
  'ConsolePage',
)
export const CreatorPage = lazyRouteComponent(
  () => import('./pages/creator-page.tsx'),
  'CreatorPage',
)
export const ForgePage = lazyRouteComponent(() => import('./pages/forge-page.tsx'), 'ForgePage')
