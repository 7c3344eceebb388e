/** The four tabs, and on which paths each is the active one (specification section 2). */
export const tabs = [
  { name: 'today', to: '/', activeOn: (path: string) => path === '/' || path === '/today' },
  { name: 'apps', to: '/app-store', activeOn: (path: string) => path.startsWith('/app-store') },
  { name: 'search', to: '/search', activeOn: (path: string) => path === '/search' },
  { name: 'account', to: '/account', activeOn: (path: string) => path === '/account' },
] as const
