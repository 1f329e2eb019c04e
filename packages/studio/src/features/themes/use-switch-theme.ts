import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'

/** The calls whose answers depend on the theme of the site. */
const DEPENDENT = [
  'readThemeChoices',
  'compareTheme',
  'readTheme',
  'readThemeMenus',
  'readThemeParts',
  'readThemeScripts',
  'readAesthetics',
]

/** Returns the mutation that makes a theme the one that visitors see. */
export function useSwitchTheme(onSwitched: () => void) {
  return useMutation({
    mutationFn: (name: string) => callApi('changeTheme', { body: { name } }),
    onError: (error) => showFailure(error.message),
    onSuccess: async () => {
      onSwitched()
      await Promise.all(
        DEPENDENT.map((call) => queryClient.invalidateQueries({ queryKey: [call] })),
      )
    },
  })
}
