import { useRouteLoaderData } from 'react-router'

export type ServiceLink = { slug: string; name: string }

/** Names and addresses of all services. They come with the page's data, so that no page carries the services' copy. */
export function useServiceLinks(): ServiceLink[] {
  return (useRouteLoaderData('root') as { services: ServiceLink[] } | undefined)?.services ?? []
}
