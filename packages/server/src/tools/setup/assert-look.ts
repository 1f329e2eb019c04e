import type { Look } from '@vitrine/contract'
import { listStarterThemes } from '../../website/themes/index.ts'
import { listStarters } from '../starters/index.ts'
import { setupErrors } from './errors.ts'

/** Throws `setup.unknownLook` unless the theme is one of Vitrine and has the starter. */
export function assertLook({ theme, starter }: Pick<Look, 'theme' | 'starter'>): void {
  if (!listStarterThemes().includes(theme) || !listStarters(theme).includes(starter))
    throw setupErrors.unknownLook()
}
