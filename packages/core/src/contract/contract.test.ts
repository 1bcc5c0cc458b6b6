import { families } from '../families.js';
import { describeContract } from '../testing/contract/describe-contract.js';

// Every family must keep the promises of the contract; a new one is tested as soon as it is in the registry.
for (const family of families) describeContract(family);
