import { may, PLACEHOLDER_OWNER_EMAIL } from '@vitrine/model'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
} from 'react-router'
import { queryClient, routeQuery } from '../api/route-query.ts'
import { sessionQuery } from '../api/session.ts'
import { signInScreen, twoStepScreen } from '../features/accounts/routes.ts'
import { sharedReportScreen } from '../features/analytics/routes.ts'
import { invitationScreen } from '../features/staff/routes.ts'
import { readPart } from '../ui/lazy/part.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type { Screen } from './feature.ts'
import { features } from './features.ts'
import { FullScreen } from './FullScreen.tsx'
import { findFirstScreen, listNavigation } from './navigation.ts'
import { NoAccess } from './no-access.ts'
import { Component as NotFoundPage } from './NotFoundPage.tsx'
import { Root } from './Root.tsx'
import { Shell } from './Shell.tsx'
import { StartingUp } from './StartingUp.tsx'

/** Redirects people without a session, or without the second step that the site requires; both pages lead back. */
async function requireSession({ request }: LoaderFunctionArgs) {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session && !session.member.mustSetUpTwoStep) return session
  const { pathname, search } = new URL(request.url)
  const back = pathname === '/config' ? '' : `?to=${encodeURIComponent(pathname + search)}`
  if (session) return redirect(`/config/${twoStepScreen.path}${back}`)
  return redirect(`/config/sign-in${back}`)
}

/** Opens the set-up of two-step verification for those who need it, and the studio for everyone else. */
async function requireSetUp() {
  const session = await queryClient.ensureQueryData(sessionQuery)
  return session?.member.mustSetUpTwoStep ? null : redirect('/config')
}

/** Creates the route of a screen. Roles that may not do its action see a page about that instead. */
function createRoute({ path, action, lazy }: Screen): RouteObject {
  const loader = async () => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (action && session && !may(session.member.role, action)) throw new NoAccess()
    return null
  }
  return { path, loader, lazy: () => readPart(lazy) }
}

/** Opens the first screen of a role; the set-up for the owner of a new installation that no one has changed. */
async function openFirstScreen() {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session?.member.email === PLACEHOLDER_OWNER_EMAIL) {
    const { canBegin } = await queryClient.ensureQueryData(routeQuery('readSetup'))
    if (canBegin) return redirect('/config/setup')
  }
  return redirect(findFirstScreen(features, session?.member.role ?? 'none'))
}

async function openFirstSettings() {
  const session = await queryClient.ensureQueryData(sessionQuery)
  const navigation = listNavigation(features, session?.member.role ?? 'none')
  const settings = navigation.find(({ id }) => id === 'settings')
  if (!settings) throw new NoAccess()
  return redirect(settings.entries[0].to)
}

const screens = features.flat()

export const router = createBrowserRouter([
  {
    HydrateFallback: StartingUp,
    ErrorBoundary: ErrorPage,
    Component: Root,
    children: [
      ...[signInScreen, invitationScreen, sharedReportScreen].map(({ path, lazy }) => ({
        path: `/config/${path}`,
        lazy: () => readPart(lazy),
      })),
      {
        path: `/config/${twoStepScreen.path}`,
        loader: requireSetUp,
        lazy: () => readPart(twoStepScreen.lazy),
      },
      {
        path: '/config',
        loader: requireSession,
        children: [
          {
            Component: FullScreen,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: screens.filter(({ isFullScreen }) => isFullScreen).map(createRoute),
              },
            ],
          },
          {
            Component: Shell,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [
                  { index: true, loader: openFirstScreen, element: null },
                  ...screens.filter(({ isFullScreen }) => !isFullScreen).map(createRoute),
                  { path: 'settings', loader: openFirstSettings, element: null },
                  { path: '*', Component: NotFoundPage },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
])
