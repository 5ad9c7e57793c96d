import { parentPort, workerData } from "node:worker_threads";
import { describeTree } from "./describe-tree.ts";

parentPort!.postMessage(describeTree(workerData as string));
