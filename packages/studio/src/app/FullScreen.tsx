import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { sessionQuery } from '../api/session.ts'
import { useStudioCommands } from './use-studio-commands.ts'

/** Screens without the rail: they have the commands of the studio. Their letters belong to the screen. */
export function FullScreen() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  useStudioCommands(session, { hasKeys: false })
  return <Outlet />
}
