import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router'
import { SignInPage } from './accounts/SignInPage.tsx'
import { queryClient } from './api/query.ts'
import { session } from './api/session.ts'
import { ErrorPage } from './ui/ErrorPage.tsx'
import { Loading } from './ui/Loading.tsx'
import { Shell } from './ui/Shell.tsx'

/** Nobody sees a page of the studio without being signed in, and comes back to it afterwards. */
async function requireSession({ request }: LoaderFunctionArgs) {
  const known = await queryClient.ensureQueryData(session)
  if (known) return known
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
        Component: Shell,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              { index: true, loader: () => redirect('/config/orders'), element: null },
              { path: 'orders', lazy: () => import('./orders/OrdersPage.tsx') },
              { path: 'orders/:id', lazy: () => import('./orders/OrderPage.tsx') },
              { path: 'products', lazy: () => import('./catalog/ProductsPage.tsx') },
              { path: 'mail', lazy: () => import('./mail/MailPage.tsx') },
              { path: 'account', lazy: () => import('./accounts/AccountPage.tsx') },
              { path: '*', lazy: () => import('./ui/NotFoundPage.tsx') },
            ],
          },
        ],
      },
    ],
  },
])
