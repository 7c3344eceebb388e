import { lazyRouteComponent } from '@tanstack/react-router'

// Screens that hardly anybody opens first: of those who run the store or an organisation or make agents, texts of the law, and where letters lead. They
// stand apart from the table of routes so that the first file, which every visitor loads, names one file for all of them.

export const OrganisationsPage = lazyRouteComponent(() => import('./organisations/organisations-page.tsx'), 'OrganisationsPage')
export const OrganisationPage = lazyRouteComponent(() => import('./organisations/organisation-page.tsx'), 'OrganisationPage')
export const FounderPage = lazyRouteComponent(() => import('./founder/founder-page.tsx'), 'FounderPage')
export const SovereignPage = lazyRouteComponent(() => import('./founder/sovereign-page.tsx'), 'SovereignPage')
export const BoardPage = lazyRouteComponent(() => import('./founder/boards/board-page.tsx'), 'BoardPage')
export const PeoplePage = lazyRouteComponent(() => import('./admin/people-page.tsx'), 'PeoplePage')
export const TrustPage = lazyRouteComponent(() => import('./moderation/trust-page.tsx'), 'TrustPage')
export const PaymentsPage = lazyRouteComponent(() => import('./payment-desk/payments-page.tsx'), 'PaymentsPage')
export const AnalyticsPage = lazyRouteComponent(() => import('./analytics/analytics-page.tsx'), 'AnalyticsPage')
export const JobsPage = lazyRouteComponent(() => import('./jobs/jobs-page.tsx'), 'JobsPage')
export const StatusPage = lazyRouteComponent(() => import('./status/status-page.tsx'), 'StatusPage')
export const AuditPage = lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage')
export const TermsPage = lazyRouteComponent(() => import('./legal/terms-page.tsx'), 'TermsPage')
export const PrivacyPage = lazyRouteComponent(() => import('./legal/privacy-page.tsx'), 'PrivacyPage')
export const ReviewsPage = lazyRouteComponent(() => import('./legal/reviews-page.tsx'), 'ReviewsPage')
export const EarningsPage = lazyRouteComponent(() => import('./legal/earnings-page.tsx'), 'EarningsPage')
export const ContactPage = lazyRouteComponent(() => import('./legal/contact-page.tsx'), 'ContactPage')
export const ModerationLogPage = lazyRouteComponent(() => import('./moderation/moderation-log-page.tsx'), 'ModerationLogPage')
export const ForgotPasswordPage = lazyRouteComponent(() => import('./accounts/forgot-password-page.tsx'), 'ForgotPasswordPage')
export const ResetPasswordPage = lazyRouteComponent(() => import('./accounts/reset-password-page.tsx'), 'ResetPasswordPage')
export const VerifyEmailPage = lazyRouteComponent(() => import('./accounts/verify-email-page.tsx'), 'VerifyEmailPage')
export const ConnectPage = lazyRouteComponent(() => import('./connections/connect-page.tsx'), 'ConnectPage')
export const EditorPage = lazyRouteComponent(() => import('./forge/editor-page.tsx'), 'EditorPage')
export const ConsolePage = lazyRouteComponent(() => import('./creators/console-page.tsx'), 'ConsolePage')
