import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router'
import { SignInPage } from './features/accounts/SignInPage.tsx'
import { queryClient } from './api/route-query.ts'
import { sessionQuery } from './api/session.ts'
import { ErrorPage } from './ui/ErrorPage.tsx'
import { Loading } from './ui/Loading.tsx'
import { StudioLayout } from './ui/StudioLayout.tsx'

/** Redirects visitors without a session to the sign-in page, which leads back afterwards. */
async function requireSession({ request }: LoaderFunctionArgs) {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session) return session
  const { pathname, search } = new URL(request.url)
  const back = pathname === '/config' ? '' : `?to=${encodeURIComponent(pathname + search)}`
  return redirect(`/config/sign-in${back}`)
}

export const router = createBrowserRouter([
  {
    HydrateFallback: Loading,
    ErrorBoundary: ErrorPage,
    children: [
      { path: '/config/sign-in', Component: SignInPage },
      {
        path: '/config',
        loader: requireSession,
        Component: StudioLayout,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              { index: true, loader: () => redirect('/config/orders'), element: null },
              { path: 'orders', lazy: () => import('./features/orders/OrdersPage.tsx') },
              { path: 'orders/:id', lazy: () => import('./features/orders/OrderPage.tsx') },
              { path: 'products', lazy: () => import('./features/catalog/ProductsPage.tsx') },
              { path: 'mail', lazy: () => import('./features/emails/EmailsPage.tsx') },
              { path: 'account', lazy: () => import('./features/accounts/AccountPage.tsx') },
              { path: '*', lazy: () => import('./ui/NotFoundPage.tsx') },
            ],
          },
        ],
      },
    ],
  },
])
