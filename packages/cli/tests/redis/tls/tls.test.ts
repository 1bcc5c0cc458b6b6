import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyBoards } from '../../../../../chaos/boards.mjs';
import { freePort, RedisServer } from '../../../../../chaos/redis-server.mjs';
import { folderOf } from '../../support/run-cli.js';
import { endAfterEach, run, start } from '../programs.js';

endAfterEach();

test('rediss:// with a password and a certificate of one’s own; without the certificate it is refused', async () => {
  const folder = folderOf({ 'boards.txt': `${tinyBoards(50).join('\n')}\n` });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=queue', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
  ]);
  expect(made.status).toBe(0);
  const port = await freePort();
  const redis = new RedisServer(
    join(folder, 'redis'),
    ...['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key],
    ...[
      '--tls-ca-cert-file',
      certificate,
      '--tls-auth-clients',
      'no',
      '--requirepass',
      'sesame',
      '--appendonly',
      'yes',
    ],
  );
  await redis.start();
  try {
    const url = `rediss://:sesame@127.0.0.1:${port}`;
    const stranger = await run('batch', 'worker', '--redis', url);
    expect(stranger.stderr).toMatch(/^slidewise: rediss:\/\/127\.0\.0\.1:\d+: TLS fails: self-signed certificate/);
    expect(stranger.stderr).toContain('NODE_EXTRA_CA_CERTS');
    expect(stranger.status).toBe(2);

    const trusting = { env: { NODE_EXTRA_CA_CERTS: certificate } };
    const worker = start(['batch', 'worker', '--redis', url, '--threads', '1', '--lock', '1s'], trusting);
    await expect.poll(() => worker.said.text).toContain(`Working for rediss://127.0.0.1:${port}`);
    const out = join(folder, 'run');
    const boards = join(folder, 'boards.txt');
    const collector = start(['batch', 'solve', boards, '--out', out, '--redis', url, '--json'], trusting);
    expect(await collector.ended).toBe(1);
    expect(JSON.parse(collector.said.stdout)).toMatchObject({ complete: true, items: 50 });
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(worker.said.text).toContain('50 boards done');
  } finally {
    await redis.kill();
  }
});
