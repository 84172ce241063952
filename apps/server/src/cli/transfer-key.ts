import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../boot/config.ts';
import { transferKeyOf } from '../modules/transfer-wallet/index.ts';
import { installationSecret } from '../platform/crypto/installation-secret.ts';
import { UnfitSecretError } from '../platform/crypto/key-ring.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

/** `npm run vendor:transfer-key`: what a vendor that keeps a wallet of its own checks the operator's requests with. */
try {
  const { secretKey, dataFolder, databaseUrl } = readConfig();
  const isFirstStart = async () => databaseUrl === null && !existsSync(path.join(dataFolder, 'postgres'));
  const { provider, keyId, publicKey } = transferKeyOf(await installationSecret(secretKey, dataFolder, isFirstStart));
  console.log(`provider    ${provider}\nkey id      ${keyId}\npublic key  ${publicKey}  (Ed25519, base64url)`);
} catch (error) {
  if (!(error instanceof WrongSettingError || error instanceof UnfitSecretError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
