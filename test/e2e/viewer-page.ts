/**
 * Builds the page of fixtures/viewer with the application's own plugins and serves it as the service serves its pages,
 * beside a running service.
 */
import { DEFAULT_TIME_ZONE } from '#domain/calendar-day.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { build, type Plugin, type PluginOption } from 'vite'
import type { HttpApp } from '#server/http/mount.ts'
import { mountApplication } from '#server/pages/mount-pages.ts'
import application from '../../vite.config.ts'

export type ViewerPage = { readonly url: string; end(): Promise<void> }

export async function serveViewerPage(service: string): Promise<ViewerPage> {
  const built = await mkdtemp(join(tmpdir(), 'setpaper-viewer-'))
  // It compresses what stands in out/web.
  const plugins = (application.plugins ?? []).filter(
    (plugin: PluginOption) => (plugin as Plugin | undefined)?.name !== 'compressed',
  )
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, 'fixtures/viewer'),
    plugins,
    build: {
      ...application.build,
      ...application.environments?.client?.build,
      rolldownOptions: {},
      outDir: built,
      minify: false,
      manifest: false,
    },
  })
  const app = new Hono()
  for (const path of ['/api/*', '/files/*'])
    app.all(path, (context) =>
      proxy(`${service}${new URL(context.req.url).pathname}${new URL(context.req.url).search}`, context.req),
    )
  mountApplication(app as unknown as HttpApp, built, DEFAULT_TIME_ZONE)
  const { server, port } = await new Promise<{ readonly server: ReturnType<typeof serve>; readonly port: number }>(
    (started) => {
      const opened = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
        started({ server: opened, port: info.port }),
      )
    },
  )
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      await new Promise((closed) => {
        server.close(closed)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await rm(built, { recursive: true, force: true })
    },
  }
}
