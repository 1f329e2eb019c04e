import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { endSession } from '../api/session.ts'
import { showFailure } from '../ui/overlays/toasts.ts'

/** Returns the function that ends the session and opens the sign-in page. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: () => callApi('signOut'),
    onSuccess: async () => {
      await navigate('/config/sign-in')
      endSession()
    },
    onError: ({ message }) => showFailure(message),
  })
  return mutate
}
